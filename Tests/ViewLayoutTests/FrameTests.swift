import Geometry
import SceneModel
import Testing
import ViewLayout

let place = SourceLocation(path: "test")
