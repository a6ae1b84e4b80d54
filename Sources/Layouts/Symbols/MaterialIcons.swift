/// Which of Google's Material icons turn round in right-to-left layouts, as Compose ships them.
///
/// Facts from the Compose Material icons of androidx at commit 7d19ee93, taken down on 2026-11-30: an icon that has a
/// property on `Icons.AutoMirrored.<Style>` beside the one on `Icons.<Style>`.
package enum MaterialIcons {
  /// `Icons.Default` is another name for `Icons.Filled`.
  package static let styles: Set<String> = ["Default", "Filled", "Outlined", "Rounded", "Sharp", "TwoTone"]

  /// Icons that have an `Icons.AutoMirrored` form in every style.
  package static let autoMirrored: Set<String> = [
    "Accessible", "AccessibleForward", "AddToHomeScreen", "AirplaneTicket", "AlignHorizontalLeft",
    "AlignHorizontalRight", "AltRoute", "Announcement", "ArrowBack", "ArrowBackIos", "ArrowForward",
    "ArrowForwardIos", "ArrowLeft", "ArrowRight", "ArrowRightAlt", "Article", "Assignment", "AssignmentReturn",
    "AssistantDirection", "Backspace", "BatteryUnknown", "BluetoothSearching", "BrandingWatermark", "CallMade",
    "CallMerge", "CallMissed", "CallMissedOutgoing", "CallReceived", "CallSplit", "Chat", "ChromeReaderMode",
    "Comment", "CompareArrows", "ContactSupport", "DirectionsBike", "DirectionsRun", "DirectionsWalk",
    "DriveFileMove", "Dvr", "EventNote", "ExitToApp", "FactCheck", "FeaturedPlayList", "FeaturedVideo", "Feed",
    "FollowTheSigns", "FormatAlignLeft", "FormatAlignRight", "FormatIndentDecrease", "FormatIndentIncrease",
    "FormatListBulleted", "FormatTextdirectionLToR", "FormatTextdirectionRToL", "Forward", "ForwardToInbox",
    "Grading", "Help", "HelpCenter", "HelpOutline", "Input", "InsertComment", "InsertDriveFile", "KeyboardArrowLeft",
    "KeyboardArrowRight", "KeyboardBackspace", "KeyboardReturn", "KeyboardTab", "Label", "LabelImportant", "LabelOff",
    "LastPage", "Launch", "LibraryBooks", "List", "ListAlt", "LiveHelp", "Login", "Logout", "ManageSearch",
    "MenuBook", "MenuOpen", "MergeType", "Message", "MissedVideoCall", "MobileScreenShare", "More", "MultilineChart",
    "NavigateBefore", "NavigateNext", "NextPlan", "NextWeek", "NotListedLocation", "Note", "NoteAdd", "Notes",
    "OfflineShare", "OpenInNew", "Outbound", "PhoneCallback", "PhoneForwarded", "PhoneMissed", "PlaylistAdd",
    "PlaylistAddCheck", "PlaylistPlay", "QueueMusic", "ReadMore", "ReceiptLong", "Redo", "Reply", "ReplyAll",
    "RotateLeft", "RotateRight", "Rtt", "Rule", "ScheduleSend", "ScreenShare", "Segment", "Send", "SendAndArchive",
    "SendToMobile", "ShortText", "Shortcut", "ShowChart", "Sort", "SpeakerNotes", "StarHalf", "StickyNote2",
    "StopScreenShare", "Subject", "TextSnippet", "Toc", "TrendingDown", "TrendingFlat", "TrendingUp", "Undo",
    "ViewList", "ViewQuilt", "ViewSidebar", "VolumeDown", "VolumeMute", "VolumeOff", "VolumeUp", "WrapText",
    "Wysiwyg", "_360",
  ]

  /// Icons that point forward or back and have no such form, with the one that says the same and has it.
  package static let twins: [String: String?] = [
    "ArrowBackIosNew": "ArrowBackIos",
    "ArrowCircleLeft": nil,
    "ArrowCircleRight": nil,
    "ChevronLeft": "KeyboardArrowLeft",
    "ChevronRight": "KeyboardArrowRight",
    "FirstPage": nil,
    "KeyboardDoubleArrowLeft": nil,
    "KeyboardDoubleArrowRight": nil,
    "SubdirectoryArrowLeft": nil,
    "SubdirectoryArrowRight": nil,
  ]
}
