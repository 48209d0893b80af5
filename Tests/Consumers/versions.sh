# Whether the compiler is of a version or a newer one: `has_swift 6.3`.
has_swift() {
  printf '#if compiler(<%s)\n  #error("older")\n#endif\n' "$1" | swiftc -typecheck - 2> /dev/null
}

# SwiftPM's build systems that are to work; the second one is tried since 6.3.
build_systems() {
  echo native
  if has_swift 6.3; then echo swiftbuild; fi
}
