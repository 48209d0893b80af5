let trip = Trip()
trip.state = .booked(seats: [1, 2])
holds(try json(trip.state) == #"{"booked":[1,2]}"#)
