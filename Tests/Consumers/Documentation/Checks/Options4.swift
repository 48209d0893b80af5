try refuses(
  #"{"type":"user","id":1,"x":1}"#,
  Login.self,
  #"unknown key "x" in case "user" of Login; expected one of "id""#
)
