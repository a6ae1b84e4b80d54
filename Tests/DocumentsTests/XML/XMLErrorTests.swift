import Diagnostics
import Documents
import Testing

/// What is not well-formed: said at its place, in the author's words, and the rest is read.
@Suite struct XMLErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let outline: String
    /// Message and the text at its place.
    let issues: [(String, String)]

    init(_ text: String, _ outline: String, _ issues: (String, String)...) {
      self.text = text
      self.outline = outline
      self.issues = issues
    }

    var testDescription: String { text }
  }

  static let tags: [Case] = [
    Case("<a><b>x</a>", "<a><b>[x]</></>", ("<b> is not closed", "<b")),
    Case(
      "<a><b><c>x</a><d/>", "<a><b><c>[x]</></></>", ("<b> is not closed", "<b"), ("<c> is not closed", "<c"),
      ("a second root element begins here", "<d")),
    Case("<a>x</b></a>", "<a>[x]</>", ("</b> closes nothing: <a> is open here", "</b>")),
    Case("<a><string>x</strng>y</a>", "<a><string>[x]</>[y]</>", ("<string> is closed by another name", "</strng>")),
    Case("<a><b>x</></a>", "<a><b>[x]</></>", ("<b> is closed by another name", "</>")),
    Case("<a></B></a>", "<a></>", ("</B> closes nothing: <a> is open here", "</B>")),
    Case("<Item></item>", "<Item></>", ("<Item> is closed by another name", "</item>")),
    Case("<a/></a>", "<a/>", ("</a> closes nothing", "</a>")),
    Case("<a><b>", "<a><b></></>", ("the file ends before <b> is closed", "")),
    Case("<a", "<a></>", ("the file ends within the tag <a>", "a")),
    Case("<a b='1'", "<a b=[1]></>", ("the file ends within the tag <a>", "a")),
    Case("<a><b <c/></a>", "<a><b><c/></></>", ("the tag <b> has no \">\"", "<b"), ("<b> is not closed", "<b")),
    Case("<a></a x='1'><!---->", "<a></>", ("an end tag holds nothing but its name", "x='1'")),
    Case("<a><b></b <c/></a>", "<a><b></><c/></>", ("the end tag </b> has no \">\"", "</b")),
    Case("<a></ a>", "<a></>", ("an end tag begins with its name", "a")),
    Case("<a/><b/>", "<a/>", ("a second root element begins here", "<b")),
    Case("x<a/>y\n<!-- -->z", "<a/>", ("there is text before the root element", "x")),
    Case("<a/>y &amp;\n", "<a/>", ("there is text behind the root element", "y &amp;")),
    Case("<a/><![CDATA[x]]>", "<a/>", ("there is text behind the root element", "<![CDATA[x]]>")),
    Case("text", "nothing", ("there is text before the root element", "text")),
    Case("\n<!-- x -->\n", "nothing", ("the file contains no element", "")),
  ]

  static let texts: [Case] = [
    Case("<a>1 < 2</a>", "<a>[1 < 2]</>", ("\"<\" begins a tag, but no name follows it", "<")),
    Case("<a>I <3 you</a>", "<a>[I <3 you]</>", ("\"<\" begins a tag, but no name follows it", "<")),
    Case(
      "<a>b<", "<a>[b<]</>", ("\"<\" begins a tag, but no name follows it", "<"),
      ("the file ends before <a> is closed", "")),
    Case(
      "<a>R&D & x&</a>", "<a>[R&D & x&]</>", ("&D has no semicolon", "&D"),
      ("\"&\" begins a reference, but none follows it", "&"), ("\"&\" begins a reference, but none follows it", "&")),
    Case("<a>&nbsp;&nbsp;</a>", "<a>[&nbsp;&nbsp;]</>", ("the entity \"nbsp\" is not declared", "&nbsp;")),
    Case(
      "<a>&#0;&#xD800;&#x110000;&#99999999999;</a>", "<a>[\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}]</>",
      ("&#0; is no character that XML knows", "&#0;"), ("&#xD800; is no character that XML knows", "&#xD800;"),
      ("&#x110000; is no character that XML knows", "&#x110000;"),
      ("&#99999999999; is no character that XML knows", "&#99999999999;")),
    Case(
      "<a>&#x1;&#xFFFE;</a>", "<a>[\u{FFFD}\u{FFFD}]</>", ("&#x1; is no character that XML knows", "&#x1;"),
      ("&#xFFFE; is no character that XML knows", "&#xFFFE;")),
    Case(
      "<a>&#x;&#65 &#XA;</a>", "<a>[&#x;&#65 &#XA;]</>", ("\"&\" begins a reference, but none follows it", "&"),
      ("&#65 has no semicolon", "&#65"), ("\"&\" begins a reference, but none follows it", "&")),
    Case("<a>x]]>y</a>", "<a>[x]]>y]</>", ("\"]]>\" can't stand in text", "]]>")),
    Case(
      "<a>\u{8}\u{FFFE}\u{FFFF}</a>", "<a>[\u{8}\u{FFFE}\u{FFFF}]</>",
      ("the character U+0008 can't stand in XML", "\u{8}"), ("the character U+FFFE can't stand in XML", "\u{FFFE}"),
      ("the character U+FFFF can't stand in XML", "\u{FFFF}")),
    Case("<a><!-- a -- b --- c --></a>", "<a><!-- a -- b --- c --></>", ("a comment can't hold \"--\"", "--")),
    Case("<a><!-- x ---></a>", "<a><!-- x ---></>", ("a comment can't hold \"--\"", "--")),
    Case("<a><!-- x</a>", "<a></>", ("this comment has no end", "<!--")),
    Case("<a><![CDATA[x</a>", "<a></>", ("this CDATA section has no end", "<![CDATA[")),
    Case("<a><?p x</a>", "<a></>", ("this processing instruction has no end", "<?p")),
    Case("<a><! x>y</a>", "<a>[y]</>", ("\"<!\" begins neither a comment nor anything else that XML knows", "<!")),
    Case("<a><? x?></a>", "<a><? x?></>", ("\"<?\" begins a processing instruction, but no name follows it", "<?")),
  ]

  static let attributes: [Case] = [
    Case("<a b='1'c='2'/>", "<a b=[1] c=[2]/>", ("a blank is missing before this attribute", "c")),
    Case("<a b c='1'/>", "<a b=[] c=[1]/>", ("the attribute b has no value", "b")),
    Case("<a b= />", "<a b=[]/>", ("the attribute b has no value", "b")),
    Case(
      "<a b=1 c=x/y/>", "<a b=[1] c=[x/y]/>", ("the value of b is not in quotes", "1"),
      ("the value of c is not in quotes", "x/y")),
    Case("<a b=“x” c='1'/>", "<a b=[x] c=[1]/>", ("this value is in typographic quotes", "“x”")),
    Case("<a b='<'/>", "<a b=[<]/>", ("\"<\" can't stand in the value of an attribute", "<")),
    Case("<a b='R&D'/>", "<a b=[R&D]/>", ("&D has no semicolon", "&D")),
    Case("<a><b c='x>y</b></a>", "<a><b c=[x]>[y]</></>", ("the value of c has no closing quote", "'x")),
    Case("<a b='1' b='2'/>", "<a b=[1] b=[2]/>", ("the attribute b appears twice in this tag", "b")),
    Case(
      "<a xmlns:x='u' xmlns:y='u' x:b='' y:b=''/>", "<a xmlns:x=[u] xmlns:y=[u] x:b=[] y:b=[]/>",
      ("the attribute y:b appears twice in this tag", "y:b")),
    Case("<a ; b='1'/>", "<a b=[1]/>", ("\";\" can't stand in a tag", ";")),
    Case(
      "<a tools:b='1'><tools:c/></a>", "<a tools:b=[1]><tools:c/></>", ("the prefix \"tools\" is not declared", "tools")
    ),
    Case("<a xmlns:x=''/>", "<a xmlns:x=[]/>", ("the prefix \"x\" is declared without an address", "xmlns:x")),
    Case("<a b='\u{1}'/>", "<a b=[\u{1}]/>", ("the character U+0001 can't stand in XML", "\u{1}")),
  ]

  static let prologs: [Case] = [
    Case(
      " <?xml version='1.0'?><a/>", "<a/>",
      ("the XML declaration must be the first thing in the file", "<?xml version='1.0'?>")),
    Case("<?xml version='2.0'?><a/>", "<a/>", ("there is no XML \"2.0\"", "2.0")),
    Case("<?xml encoding='utf-8'?><a/>", "<a/>", ("the XML declaration has no version", "<?xml encoding='utf-8'?>")),
    Case("<?xml version='1.0' x='y'?><a/>", "<a/>", ("the XML declaration has no \"x\"", "x")),
    Case(
      "<?xml version=1.0?><a/>", "<a/>",
      ("the XML declaration holds something that is not name=\"value\"", "version=1.0")),
    Case("<?xml version='1.0' <a/>", "nothing", ("the XML declaration has no end", "<?xml")),
    Case(
      "<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>", "<a>[é]</>",
      ("the declaration says ISO-8859-1, but the file is in UTF-8", "ISO-8859-1")),
    Case(
      "<?xml version='1.0' encoding='UTF-16'?><a/>", "<a/>",
      ("the declaration says UTF-16, but the file is in UTF-8", "UTF-16")),
    Case("<?xml version='1.0' encoding='ISO-8859-1'?><a>e</a>", "<a>[e]</>"),
    Case("<a/><!DOCTYPE a>", "<a/>", ("the document type must stand before the root element", "<!DOCTYPE")),
    Case("<!DOCTYPE a><!DOCTYPE b><a/>", "<a/>", ("a second document type begins here", "<!DOCTYPE")),
    Case("<!DOCTYPE a <a/>", "<a/>", ("the document type has no \">\"", "<!DOCTYPE")),
    Case("<!DOCTYPE a [ <!ENTITY b 'c'> <a/>", "nothing", ("the document type has no end", "<")),
    Case("<!DOCTYPE a [ junk ]><a/>", "<a/>", ("this can't stand in a document type", "junk")),
    Case("<!DOCTYPE a 'x><a/>", "nothing", ("these quotes are not closed", "'")),
  ]

  @Test(arguments: tags + texts + attributes + prologs)
  func errorsAreToldAndTheRestIsKept(_ sample: Case) {
    let reading = XMLReading(sample.text)
    #expect(reading.messages == sample.issues.map(\.0))
    #expect(reading.places == sample.issues.map(\.1))
    #expect(reading.outline == sample.outline)
    #expect(reading.faults == [])
  }

  @Test(arguments: [
    ("<a>&nbsp;&nbsp;</a>", "write &#160; or the character itself"), ("<a>&ampp;</a>", "did you mean amp?"),
    ("<a>1 < 2</a>", "write &lt; for the character, or remove the blank before the name"),
    ("<a><!-- tokens:ignore x -- why --></a>", "begin the reason with a dash between blanks: \" - \""),
    ("<tools:a/>", "declare it in the root element: xmlns:tools=\"http://schemas.android.com/tools\""),
    ("<a><br>x</a>", "close it with </br>, or write <br/> where it is empty"),
  ])
  func helpIsConcrete(text: String, help: String) {
    #expect(XMLReading(text).document.issues.map(\.help) == [[help]])
  }

  @Test func whatIsMetAgainIsCounted() {
    let issues = XMLReading("<a>&nbsp; &nbsp;<b>&nbsp;</b></a>").document.issues
    #expect(issues.map(\.notes) == [["2 more in this file"]])
  }

  @Test func manyErrorsEndTheReading() {
    let reading = XMLReading("<a>" + String(repeating: "& ", count: 100) + "</a>")
    #expect(reading.messages.count == 50)
    #expect(!reading.document.isComplete)
    #expect(reading.document.issues.last?.notes == ["The file has so many errors that the rest was not read"])
  }

  /// Few attributes are compared pair by pair, many by hash.
  @Test(arguments: [2, 8, 9, 100])
  func everyRepeatedAttributeIsFound(count: Int) {
    let list = (0..<count).map { "k\($0)='\($0)'" }
    #expect(XMLReading("<a \(list.joined(separator: " "))/>").messages == [])
    let reading = XMLReading("<a \((list + ["k\(count - 1)=''"]).joined(separator: " "))/>")
    #expect(reading.messages == ["the attribute k\(count - 1) appears twice in this tag"])
    #expect(reading.document.issues.map(\.kind) == [.duplicateKey])
  }
}
