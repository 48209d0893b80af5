# Runs a command, and once or twice more if a signal ends it: SwiftPM 6.3 now and then crashes while it plans a build.
again() {
  local status attempt
  for attempt in 1 2 3; do
    status=0
    "$@" || status=$?
    if [ "$status" -lt 128 ]; then break; fi
    echo "attempt $attempt: '$*' was ended by a signal ($status)" >&2
  done
  return "$status"
}
