import { defineErrors } from "@haat/http/errors"

/** What paying online may be rejected with. */
export const PAYMENT_ERRORS = defineErrors({
  payment_ordered: {
    status: 409,
    en: "Your payment has arrived: the order is placed",
    hi: "आपका भुगतान मिल गया है: ऑर्डर हो गया",
  },
  payment_being_ordered: {
    status: 409,
    en: "Your payment has arrived: the order is being placed",
    hi: "आपका भुगतान मिल गया है: ऑर्डर हो रहा है",
  },
  too_many_payments: {
    status: 409,
    en: "You have opened too many payments today. Please choose Cash On Delivery, or try tomorrow",
    hi: "आज आपने बहुत बार भुगतान शुरू किया है। कृपया कैश ऑन डिलीवरी चुनें या कल कोशिश करें",
  },
  no_such_payment: { status: 404, en: "There is no such payment", hi: "ऐसा कोई भुगतान नहीं है" },
  payment_not_verified: { status: 400, en: "Payment verification failed", hi: "भुगतान की पुष्टि नहीं हो सकी" },
  payment_unavailable: {
    status: 502,
    en: "Online payment is not available right now. Please try again, or choose Cash On Delivery.",
    hi: "ऑनलाइन भुगतान अभी नहीं हो सकता। कृपया फिर कोशिश करें या कैश ऑन डिलीवरी चुनें।",
  },
  nothing_to_pay: {
    status: 409,
    en: "There is nothing to pay for this order. Please choose Cash On Delivery",
    hi: "इस ऑर्डर के लिए कुछ भुगतान नहीं करना है। कृपया कैश ऑन डिलीवरी चुनें",
  },
  payment_time_over: {
    status: 409,
    en: "The time to pay {amount} is over.",
    hi: "{amount} के भुगतान का समय निकल गया।",
  },

  // Why money goes back.
  order_was_cancelled: { status: 409, en: "The order was cancelled", hi: "ऑर्डर रद्द हो गया" },
  order_not_placed: { status: 409, en: "The order could not be placed", hi: "ऑर्डर नहीं हो सका" },
  given_back_at_provider: {
    status: 409,
    en: "The money was refunded at the payment provider",
    hi: "भुगतान सेवा ने पैसे वापस कर दिए",
  },
  not_as_agreed: {
    status: 409,
    en: "The amount that was paid is not the amount of the order",
    hi: "जितना भुगतान हुआ वह ऑर्डर की रकम नहीं है",
  },

  signature_missing: { status: 400, en: "The signature is missing" },
  signature_wrong: { status: 400, en: "The signature is not right" },
  not_an_event: { status: 400, en: "This is not an event" },
})
