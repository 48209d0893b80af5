# What the compiler sees of an enum that was edited and not generated again; `run` sources it. Plugin, tool or macro has
# the table.

swift build --package-path "$root" --product codable-enum > /dev/null
tool=$(swift build --package-path "$root" --show-bin-path)/codable-enum
mkdir .build/stale
cat > .build/stale/Message.swift <<'END'
// @CodableEnum(strategy: .flattenedStatus(key: "type"))
enum Message {
  case text(body: String)
  case image(url: String, width: Int?, size: Int = 3)
  case pair(Int, Int)  // @CodableCase(keys: ["a", "b"])
  case typing
}
END
"$tool" generate --quiet .build/stale/Message.swift

# Whether the code is compiled after an edit: `edited <yes or no> <sed's edit>`.
edited() {
  sed "$2" .build/stale/Message.swift > .build/stale/Edited.swift
  if cmp -s .build/stale/Message.swift .build/stale/Edited.swift; then
    echo "'$2' edits nothing" >&2
    exit 1
  fi
  compiles=no
  if swiftc -typecheck -wmo -swift-version 6 -parse-as-library -I .build/both .build/stale/Edited.swift \
    .build/stale/Message+CodableEnum.swift > .build/stale/log 2>&1; then compiles=yes; fi
  if [ "$compiles" != "$1" ]; then
    echo "after '$2', does stale code compile? $compiles" >&2
    exit 1
  fi
}

edited no 's/case typing/case typing, gone/'
edited no '/case typing/d'
edited no 's/case typing/case writing/'
edited no 's/body: String/body: String, n: Int/'
edited no 's/, size: Int = 3//'
edited no 's/body:/text:/'
edited no 's/width: Int?/width: Int/'
edited no 's/url: String, width: Int?/width: Int?, url: String/'
edited no 's/enum Message/enum Note/'
edited no 's/^enum/public enum/'
edited yes 's/key: "type"/key: "kind"/'
edited yes 's/"a", "b"/"a", "c"/'
edited yes '/@CodableEnum/d'
edited yes 's/body: String/body: String?/'
edited yes 's/body: String/body: String = "x"/'
edited yes 's/Int = 3/Int = 4/'
edited yes 's/Int = 3/Int/'
echo 'the compiler sees what the page says'
