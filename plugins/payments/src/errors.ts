import { defineErrors } from "@haat/sdk/errors"

/** Errors of paying online. */
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
  payment_under_way: {
    status: 409,
    en:
      "A payment of yours is still open. Your account can be erased once it is confirmed or closed: four days after " +
      "it was opened at most",
    hi: "आपका एक भुगतान अभी खुला है। उसकी पुष्टि होने या बंद होने के बाद आपका खाता मिटाया जा सकता है: शुरू होने के ज़्यादा से ज़्यादा चार दिन बाद",
  },
  refund_under_way: {
    status: 409,
    en: "Money is on its way back to you. Your account can be erased once the refund has arrived: ten days at most",
    hi: "आपके पैसे वापस आ रहे हैं। रिफ़ंड पहुँचने के बाद आपका खाता मिटाया जा सकता है: ज़्यादा से ज़्यादा दस दिन में",
  },
  dispute_under_way: {
    status: 409,
    en: "Your bank disputes a payment of yours. Your account can be erased once that is decided",
    hi: "आपके बैंक ने आपके एक भुगतान पर विवाद किया है। उसका फ़ैसला होने के बाद आपका खाता मिटाया जा सकता है",
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

  // Errors for staff who refund.
  refund_nothing_paid: {
    status: 409,
    en: "Nothing was paid for this order that could be refunded",
    hi: "इस ऑर्डर के लिए कुछ भुगतान नहीं हुआ है जो वापस हो सके",
  },
  refund_of_cancelled: {
    status: 409,
    en: "This order is cancelled: what was paid goes back by itself",
    hi: "यह ऑर्डर रद्द है: भुगतान अपने आप वापस हो जाता है",
  },
  refund_left_changed: {
    status: 409,
    en: "Someone else has refunded something meanwhile: {left} is left. Look at the refunds before you go on",
    hi: "इस बीच किसी और ने कुछ वापस किया है: {left} बाक़ी हैं। आगे बढ़ने से पहले रिफ़ंड देखें",
  },
  refund_too_much: {
    status: 409,
    en: "Only {left} is left to refund",
    hi: "वापस करने को सिर्फ़ {left} बाक़ी हैं",
  },
  refund_too_many_pieces: {
    status: 409,
    en: "Of {product}, {count} can still be refunded",
    hi: "{product} के {count} नग ही वापस हो सकते हैं",
  },
  refund_disputed: {
    status: 409,
    en:
      "The buyer's bank disputes {disputed} of this payment, so only {left} can be refunded: refunding it too would " +
      "pay twice. Answer the dispute at the payment provider",
    hi:
      "खरीदार के बैंक ने इस भुगतान के {disputed} पर विवाद किया है, इसलिए सिर्फ़ {left} वापस हो सकते हैं: ज़्यादा " +
      "लौटाने से दो बार भुगतान होगा। भुगतान सेवा पर विवाद का जवाब दें",
  },
  refund_line_too_much: {
    status: 409,
    en: "Of {product}, {left} can be refunded",
    hi: "{product} के {left} ही वापस हो सकते हैं",
  },
  refund_way_back_free: {
    status: 409,
    field: "way_back",
    en: "The shopper does not pay the way back of this return: nothing is taken off for it",
    hi: "इस वापसी का रास्ता-ख़र्च खरीदार का नहीं है: इसके लिए कुछ नहीं काटा जाता",
  },
  refund_way_back_too_much: {
    status: 409,
    field: "way_back",
    en: "For the way back, {left} can still be taken off",
    hi: "वापसी के रास्ते के लिए अब {left} ही काटे जा सकते हैं",
  },
  refund_not_received: {
    status: 409,
    en: "What has not come back is not refunded: receive the return first",
    hi: "जो वापस नहीं आया, उसके पैसे वापस नहीं होते: पहले वापसी दर्ज करें",
  },
  refund_no_line: { status: 400, en: "This is no item of the order", hi: "यह सामान इस ऑर्डर में नहीं है" },
  refund_no_delivery: {
    status: 409,
    en: "There is no delivery charge left to refund",
    hi: "वापस करने को डिलीवरी शुल्क बाक़ी नहीं है",
  },
  refund_too_small: {
    status: 400,
    field: "amount",
    en: "The payment provider refunds ₹1 at least",
    hi: "भुगतान सेवा कम से कम ₹1 वापस करती है",
  },
  refund_leaves_too_little: {
    status: 409,
    en: "This would leave {left}, and the payment provider refunds ₹1 at least: refund all of it, or less",
    hi: "इससे {left} बचेंगे, और भुगतान सेवा कम से कम ₹1 वापस करती है: पूरी रकम वापस करें, या कम",
  },
  refund_goes_back_online: {
    status: 400,
    field: "reference",
    en: "This order was paid online and is refunded the same way: leave the reference out",
    hi: "इस ऑर्डर का भुगतान ऑनलाइन हुआ और वैसे ही वापस होगा: रेफ़रेंस न लिखें",
  },
  refund_only_as_credit: {
    status: 409,
    en:
      "Store credit paid the rest of this order: the way it was paid, {left} can go back. Refund more as store " +
      "credit",
    hi: "बाक़ी भुगतान स्टोर क्रेडिट से हुआ था: जैसे भुगतान हुआ वैसे {left} वापस हो सकते हैं। ज़्यादा स्टोर क्रेडिट के रूप में वापस करें",
  },
  refund_credit_too_early: {
    status: 409,
    en:
      "This order can still be cancelled, by which all that was paid goes back. Store credit can be given once it " +
      "has left",
    hi: "यह ऑर्डर अभी रद्द हो सकता है, जिससे पूरा भुगतान वापस होता है। भेजे जाने के बाद स्टोर क्रेडिट दिया जा सकता है",
  },
  refund_needs_reference: {
    status: 400,
    field: "reference",
    en: "Type the reference of the UPI or bank transfer",
    hi: "UPI या बैंक ट्रांसफ़र का रेफ़रेंस लिखें",
  },
  refund_is_another: {
    status: 409,
    en: "This form has refunded something else already. Open it again",
    hi: "इस फ़ॉर्म से कुछ और वापस हो चुका है। इसे फिर से खोलें",
  },

  signature_missing: { status: 400, en: "The signature is missing" },
  signature_wrong: { status: 400, en: "The signature is not right" },
  not_an_event: { status: 400, en: "This is not an event" },
})
