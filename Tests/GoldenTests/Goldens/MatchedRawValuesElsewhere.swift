// What the file of `Urgency` cannot see.
enum UrgencyLevel: Int {
  case low = 1
  case high = 5
}
