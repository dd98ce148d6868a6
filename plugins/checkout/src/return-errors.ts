import { defineErrors } from "@haat/sdk/errors"

/** Errors of returns, exchanges and their pictures. */
export const RETURN_ERRORS = defineErrors({
  return_under_way: {
    status: 409,
    en: "A return of yours is under way. Your account can be erased once it is received, rejected or cancelled",
    hi: "आपकी एक वापसी चल रही है। उसके पहुँचने, नामंज़ूर या रद्द होने के बाद आपका खाता मिटाया जा सकता है",
  },
  not_in_order: { status: 400, en: "This is not in your order", hi: "यह आपके ऑर्डर में नहीं है" },
  no_such_return: { status: 404, en: "There is no such return", hi: "ऐसी कोई वापसी नहीं है" },
  not_delivered_yet: {
    status: 409,
    en: "Only what has been delivered can be sent back",
    hi: "जो पहुँच चुका है, सिर्फ़ वही वापस भेजा जा सकता है",
  },
  no_such_photo: { status: 404, en: "There is no such picture", hi: "ऐसी कोई तस्वीर नहीं है" },
  photo_expected: { status: 415, en: "Please send a picture", hi: "कृपया तस्वीर भेजें" },
  photo_too_large: {
    status: 413,
    en: "A picture can have at most {megabytes} MB",
    hi: "तस्वीर ज़्यादा से ज़्यादा {megabytes} MB की हो",
  },
  photo_gone: {
    status: 400,
    en: "A picture is no longer there. Please choose it again",
    hi: "एक तस्वीर अब नहीं है। कृपया उसे फिर चुनें",
  },
  not_returnable: {
    status: 409,
    en: "{product} cannot be sent back",
    hi: "{product} वापस नहीं भेजा जा सकता",
  },
  return_too_late: {
    status: 409,
    en: "{product} could be sent back within {days} days of delivery",
    hi: "{product} डिलीवरी के {days} दिनों के भीतर वापस भेजा जा सकता था",
  },
  claim_too_late: {
    status: 409,
    en: "Problems with {product} could be reported within {days} days of delivery. Please write to us",
    hi: "{product} की ख़राबी डिलीवरी के {days} दिनों के भीतर बताई जा सकती थी। कृपया हमें लिखें",
  },
  return_settings_changed: {
    status: 409,
    en: "Someone else saved these settings while you were editing. Reload to see their changes",
  },
  return_too_many: {
    status: 409,
    en: "Only {count} of {product} can still be sent back",
    hi: "{product} के सिर्फ़ {count} नग और वापस भेजे जा सकते हैं",
  },
  return_to_several_warehouses: {
    status: 409,
    en: "These goods were sent from different warehouses and go back there: please make a return for each",
    hi: "ये सामान अलग-अलग गोदामों से भेजे गए थे और वहीं वापस जाते हैं: कृपया हर एक के लिए अलग वापसी करें",
  },
  exchange_only: {
    status: 409,
    en: "{product} can only be exchanged",
    hi: "{product} सिर्फ़ बदला जा सकता है",
  },
  exchange_not_there: {
    status: 409,
    en: "The replacement that you chose for {product} is not available now",
    hi: "{product} के बदले आपने जो चुना है, वह अभी उपलब्ध नहीं है",
  },
  exchange_not_possible: {
    status: 409,
    en: "This order cannot be exchanged here. Reject the exchange, and refund the goods once they are back",
  },
  exchange_not_paid: {
    status: 409,
    en: "The cash for these goods is not recorded yet. Record it first, then approve the exchange",
  },
  exchange_refunded: {
    status: 409,
    en:
      "All that was paid for this order was refunded, and nothing is left to exchange. Reject the exchange, or give " +
      "the shopper store credit for another order",
  },
  exchange_disputed: {
    status: 409,
    en:
      "The buyer's bank disputes {disputed} of what was paid for this order. Answer the dispute at the payment " +
      "provider, and approve the exchange once it is won, or reject it",
  },
  exchange_not_whole: {
    status: 409,
    en: "All pieces of {product} have to come back before they are replaced. If they do not, reject the exchange",
  },
  nothing_left_to_pay: {
    status: 409,
    en: "Nothing is left to pay online for this order",
    hi: "इस ऑर्डर के लिए ऑनलाइन कुछ चुकाना बाक़ी नहीं है",
  },
  exchange_cancel_return: {
    status: 409,
    en: "This order replaces goods of a return. Cancel the return, and this order is cancelled with it",
    hi: "यह ऑर्डर वापस आने वाले सामान के बदले है। उसकी वापसी रद्द करें, तो यह भी रद्द हो जाएगा",
  },
  return_on_its_way: {
    status: 409,
    en: "This return is on its way and cannot be cancelled any more",
    hi: "यह वापसी रास्ते में है और अब रद्द नहीं हो सकती",
  },
  return_is_decided: { status: 409, en: "This return is already {state}. Reload it and try again" },
  return_received_too_many: { status: 409, en: "The return has only {count} of {product}. Enter at most that many" },
  return_received_nothing: { status: 400, en: "Enter the pieces that have come back" },
})
