import ReportPages

/// What others read of a page when its address is sent around (https://ogp.me).
struct LinkPreviewHTML {
    let html: HTML

    init(_ preview: LinkPreview) {
        let picture = preview.picture.html { picture in
            #"""

            <meta property="og:image" content="\#(picture.url)">
            <meta property="og:image:width" content="\#(picture.width)">
            <meta property="og:image:height" content="\#(picture.height)">
            <meta property="og:image:alt" content="\#(picture.text)">
            <meta name="twitter:card" content="summary_large_image">
            """#
        }
        html = #"""
            <meta property="og:type" content="website">
            <meta property="og:title" content="\#(preview.title)">
            <meta property="og:description" content="\#(preview.description)">
            <meta property="og:url" content="\#(preview.url)">\#(picture)

            """#
    }
}
