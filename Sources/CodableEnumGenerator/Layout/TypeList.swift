/// The types of open sets of a whole target, and the one output that depends on more than one file.
package struct TypeList {
  var files: [FileLayout] = []

  package init() {}
}
