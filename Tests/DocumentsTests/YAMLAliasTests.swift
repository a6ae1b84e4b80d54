import Documents
import Testing

@Suite struct YAMLAliasTests {
  @Test(arguments: [
    ("a: &x 1\nb: *x", "{\"a\":1,\"b\":1}"),
    ("a: &x {k: [v]}\nb: [*x, *x]", "{\"a\":{\"k\":[\"v\"]},\"b\":[{\"k\":[\"v\"]},{\"k\":[\"v\"]}]}"),
    ("a: &x\nb: *x", "{\"a\":null,\"b\":null}"), ("&x a: 1\nb: *x", "{\"a\":1,\"b\":\"a\"}"),
    ("a: &x b\n*x : 1", "{\"a\":\"b\",\"b\":1}"),
    ("a: &x 0x10\n*x : 1", "{\"a\":16,\"0x10\":1}"),
    // A name given anew; the nearest above counts, also where the first is still open.
    ("a: &x 1\nb: &x 2\nc: *x", "{\"a\":1,\"b\":2,\"c\":2}"), ("a: &x [&x 1, *x]\nb: *x", "{\"a\":[1,1],\"b\":1}"),
    ("a: &x [&x [2], *x]\nb: *x", "{\"a\":[[2],[2]],\"b\":[2]}"),
    // Merge keys: own keys win wherever they stand, earlier sources win over later ones.
    ("b: &b {x: 1, y: 2}\nm: {<<: *b, y: 3}", "{\"b\":{\"x\":1,\"y\":2},\"m\":{\"x\":1,\"y\":3}}"),
    ("b: &b {x: 1, y: 2}\nm: {y: 3, <<: *b, z: 4}", "{\"b\":{\"x\":1,\"y\":2},\"m\":{\"y\":3,\"x\":1,\"z\":4}}"),
    (
      "b: &b {x: 1}\nc: &c {x: 2, y: 3}\nm: {<<: [*b, *c]}",
      "{\"b\":{\"x\":1},\"c\":{\"x\":2,\"y\":3},\"m\":{\"x\":1,\"y\":3}}"
    ),
    ("m:\n  <<: {x: 1}\n  y: 2", "{\"m\":{\"x\":1,\"y\":2}}"), ("m: {<<: []}", "{\"m\":{}}"),
    ("m: {\"<<\": {x: 1}}", "{\"m\":{\"<<\":{\"x\":1}}}"),
    (
      "a: &a {x: 1}\nb: &b {<<: *a, y: 2}\nc: {<<: *b, z: 3}",
      "{\"a\":{\"x\":1},\"b\":{\"x\":1,\"y\":2},\"c\":{\"x\":1,\"y\":2,\"z\":3}}"
    ),
    ("a: &a {x: 1}\nb: {k: {<<: *a}, <<: *a}", "{\"a\":{\"x\":1},\"b\":{\"k\":{\"x\":1},\"x\":1}}"),
  ])
  func aliasesStandForTheirAnchors(text: String, json: String) {
    let reading = Reading(text, .yaml)
    #expect(reading.messages == [])
    #expect(reading.json == json)
    #expect(reading.faults == [])
  }

  @Test(arguments: [
    ("a: *x", "no anchor &x is defined before this alias", "*x", "{\"a\":null}"),
    ("a: *x\nb: &x 1", "no anchor &x is defined before this alias", "*x", "{\"a\":null,\"b\":1}"),
    ("é: &x [1, *x]", "*x is inside &x, so the value would contain itself", "*x", "{\"é\":[1,null]}"),
    ("a: &x {b: {c: *x}}", "*x is inside &x, so the value would contain itself", "*x", "{\"a\":{\"b\":{\"c\":null}}}"),
    ("a: &x {<<: *x}", "*x is inside &x, so the value would contain itself", "*x", "{\"a\":{}}"),
    ("m: {<<: [{x: 1}, *y]}", "no anchor &y is defined before this alias", "*y", "{\"m\":{\"x\":1}}"),
    ("a: &x [1]\n*x : 2", "a list can't be a key", "[1]", "{\"a\":[1]}"),
    (
      "a: &x 1\nm: {<<: *x}", "<< needs a mapping or a list of mappings, but this is a number", "<<",
      "{\"a\":1,\"m\":{}}"
    ),
    (
      "m: {<<: [{x: 1}, 2]}", "<< needs a mapping or a list of mappings, but this is a list", "<<",
      "{\"m\":{\"x\":1}}"
    ),
    (
      "a: &x {p: 1}\nm:\n  <<: *x\n  <<: {q: 2}", "the key \"<<\" appears twice in this mapping", "<<",
      "{\"a\":{\"p\":1},\"m\":{\"p\":1,\"q\":2}}"
    ),
  ])
  func faultsAreTold(text: String, message: String, place: String, json: String) {
    let reading = Reading(text, .yaml)
    #expect(reading.messages == [message])
    #expect(reading.places == [place])
    #expect(reading.json == json)
    #expect(reading.faults == [])
  }
}
