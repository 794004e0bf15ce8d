extension Handout {
    /// Light, dark where the viewer prefers that, and a sheet of A4 in greys on paper.
    static let style: StaticString = """
        :root{--ink:#10211a;--quiet:#52645b;--line:#dfe8e2;--bar:#02814e;--paper:#fbfdfc}
        @media(prefers-color-scheme:dark){:root{--ink:#ecf4ef;--quiet:#9db0a6;--line:#2c3833;--bar:#34bb79;--paper:#0f1613}}
        *{box-sizing:border-box;margin:0}
        body{background:var(--paper);color:var(--ink);font:16px/1.45 system-ui,sans-serif;\
        font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
        main{max-width:48rem;margin:0 auto;padding:1.5rem 1rem;display:grid;gap:1.5rem;\
        grid-template-columns:minmax(0,1fr)}
        h1{font-size:1.6rem;line-height:1.2}
        h2{font-size:1.05rem;margin-bottom:.4rem}
        header p,footer p,small,dt,thead th{color:var(--quiet)}
        .facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:1rem}
        .facts dt{font-size:.85rem}
        .facts dd{display:grid}
        .facts b{font-size:1.25rem;line-height:1.3}
        small{font-size:.8rem}
        section{overflow-x:auto}
        table{width:100%;border-collapse:collapse;font-size:.92rem;overflow-wrap:normal}
        th,td{padding:.22rem .6rem .22rem 0;border-bottom:1px solid var(--line);text-align:right;vertical-align:baseline}
        th:first-child{text-align:left}
        @media(max-width:30rem){table{font-size:.78rem}th,td{padding-right:.4rem}}
        thead th{font-weight:400;font-size:.8rem;vertical-align:bottom}
        tbody th{font-weight:600;hyphens:auto}
        .periods tbody th{white-space:nowrap}
        .bar{width:30%;padding-right:0;min-width:2rem;vertical-align:middle}
        svg{display:block;width:100%;height:.6em}
        rect{fill:var(--bar)}
        .pictures{list-style:none;padding:0;display:grid;gap:1.25rem 1rem;\
        grid-template-columns:repeat(auto-fill,minmax(min(100%,9.5rem),1fr))}
        .long{grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr))}
        .pictures img{display:block;max-width:100%;height:auto;margin-bottom:.25rem}
        .pictures p{font-size:.85rem;color:var(--quiet)}
        .notes{display:grid;grid-template-columns:max-content 1fr;gap:.25rem .75rem;font-size:.92rem}
        footer{border-top:1px solid var(--line);padding-top:.6rem}
        footer p{font-size:.8rem}
        @page{size:A4;margin:7mm 14mm}
        @media print{
        :root{--ink:#000;--quiet:#333;--line:#bbb;--bar:#555;--paper:#fff}
        body{font-size:9.2pt;line-height:1.25}
        main{max-width:none;padding:0;gap:2.4mm}
        h1{font-size:16pt}
        h2{font-size:11pt;margin-bottom:1mm}
        table{font-size:8.5pt}
        th,td{padding:.3mm 2.5mm .3mm 0}
        .bar{padding-right:0}
        .facts{gap:2mm 3mm;grid-template-columns:repeat(auto-fit,minmax(19mm,1fr))}
        .facts dt,small,.pictures p,footer p{font-size:7pt;line-height:1.2}
        .facts b{font-size:11pt}
        .pictures{gap:1.5mm 2.5mm;grid-template-columns:repeat(6,minmax(0,1fr))}
        .long{grid-template-columns:repeat(2,minmax(0,1fr))}
        .many{grid-template-columns:repeat(3,minmax(0,1fr))}
        footer{padding-top:1mm}
        footer p{display:inline}
        .pictures li{break-inside:avoid}
        .pictures h2{font-size:8pt;margin:0}
        tr{break-inside:avoid}
        }
        """
}
