import Foundation

/// Small complete pictures with only the parts that are needed to show them.
package enum SmallPicture {
    package static let png = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAABAAAAAJCAYAAAA7KqwyAAABf0lEQVR4AVxRPUsDQRB9t2RPRYV4hIQzIUo0ovFv2FpaW9iIlabS\
        RoRARMWgkKAIqSwELdQyjVimSOUnsYgEE/xq/OpyYZxZD4sUu8u8ee/t21lVAUjWVOaSprMlmlk/p9mNE5rfPKSl7SKt5AqU2cnR\
        1m6WCvk1KuaX6WgvTaf7C1Q6mCO1uniGbPoYWnnQ8GBbbWirxTWfaHHt48qvDc/HLQ/qywnjm5eIjYmIxYTFWkRM0iwKSM14gC/R\
        jAcE56U0b3LjaKQHE4P9cIPdGIsOcAIPCTeEYG8XIk4QMTdqktlsptnMNjpO8GfgYSTch/HYAFLxEFLDLiSRG3YwmUwi5DgYiieg\
        /xPwszoNyvePuKjcoXJbRa1eNwmaTzXcXJfRqF3hrVFlA367SdBhYOJILGnyDJ5fmpAEP5/v5tSMf7w+QBIILrVmnuYUyubNDEQG\
        IwOSmH5TCIbs41pwNjMmzJNaidhmEzMY0+SYpun5XyhfKpF9XMyEJxqrjV8AAAD//2sPatoAAAAGSURBVAMA/yCwtHjj8lIAAAAA\
        SUVORK5CYII=
        """)
    /// With the JFIF segment that most cameras write.
    package static let jpeg = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8Q\
        EBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
        EBAQEBAQEBD/wAARCAAJABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABgX/xAAiEAAABgICAgMAAAAAAAAAAAABAgME\
        BREAEgYxEyFBQqH/xAAVAQEBAAAAAAAAAAAAAAAAAAADBf/EACARAQABAwMFAAAAAAAAAAAAAAECAAMxBCFhBQYHEUH/2gAMAwEA\
        AhEDEQA/AKPEIDijWOQbbumZyGC00W5PCUoqBtrQ3eomN13jtnGxZARGNXcqXe4LJAQS+groRv3f5guF+Mewn1yN5B6ldtxlCGwY\
        44KftDSRvzLt1WS+1d1XKrlfrX//2Q==
        """)
    package static let webP = bytes(
        """
        UklGRm4AAABXRUJQVlA4IGIAAABQAgCdASoQAAkAAUAmJbACdDBGAWQIRcm+kQAA/oncP5GdkenXGi5a9NcegaDU0rrTaWm8sYus\
        WVyd4crA79uI3BIfME3Rhgx/29MJxcfQv0/VG3ZD89ifHWL+GVpzTkAAAA==
        """)
    /// Of one frame, with the number of loops and a time.
    package static let gif = bytes(
        """
        R0lGODlhAgACAIAAAP8AAAAA/yH/C05FVFNDQVBFMi4wAwEAAAAh+QQECgAAACwAAAAAAgACAAACA0QCBQA7
        """)

    private static func bytes(_ text: String) -> [UInt8] { Array(Data(base64Encoded: text) ?? Data()) }
}
