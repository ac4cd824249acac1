// swift-tools-version: 5.9
// "Kettle", a timer for tea with faults to find. This file marks the folder as a project: the
// storyboard uses the colours of the catalogue.
//
// In Media.xcassets, "onLeaf" is what is written on "Leaf", and both change with the appearance.
// "Card" has no dark variant, but "onCard" has one: light on light.
import PackageDescription

let package = Package(
  name: "Kettle",
  platforms: [.iOS(.v16)],
  targets: [
    .target(name: "Kettle", resources: [.process("Main.storyboard"), .process("Media.xcassets")])
  ]
)
