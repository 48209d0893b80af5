try reads(#"{"orderId":"o1","points":"12"}"#, Payment(PaymentFields(orderId: "o1"), .points(12)))
try writes(Payment(PaymentFields(orderId: "o1"), .points(12)))
try writes(Payment(PaymentFields(orderId: "o1"), .unset))
