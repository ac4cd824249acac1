import Audit
import Testing

@Suite struct SHA256Tests {
  // FIPS 180-2, appendix B, and the NIST example values for SHA-256.
  @Test(
    "the published messages give the published hashes",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
          + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ])
  func publishedVectors(message: String, hash: String) {
    #expect(SHA256.hex(of: message.utf8) == hash)
  }

  @Test("a million letters give the published hash")
  func longMessage() {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      SHA256.hex(of: message)
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  // Expected values from Python's hashlib over zeros of each length around the padding's edges.
  @Test(
    "messages around the block size are padded right",
    arguments: [
      (55, "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
      (56, "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
      (63, "c7723fa1e0127975e49e62e753db53924c1bd84b8ac1ac08df78d09270f3d971"),
      (64, "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
      (65, "98ce42deef51d40269d542f5314bef2c7468d401ad5d85168bfab4c0108f75f7"),
      (119, "f616b0d54e78571a9611f343c9f8e022e859e920381ab0e4d3da01e193a7bd7e"),
      (120, "6edd9f6f9cc92cded36e6c4a580933f9c9f1b90562b46903b806f21902a1a54f"),
    ])
  func paddingEdges(count: Int, hash: String) {
    #expect(SHA256.hex(of: [UInt8](repeating: 0, count: count)) == hash)
  }
}
