// "Ferry", a timetable with faults to find. This file marks the folder as a project: all resources
// below it are audited together, whichever of them is named.
rootProject.name = "Ferry"
