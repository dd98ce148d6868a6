import { defineErrors } from "@haat/sdk/errors"

/** Errors of the cart, of placing an order and of changing one. */
export const CHECKOUT_ERRORS = defineErrors({
  too_many_saved_items: {
    status: 409,
    en: "You can save at most {most} products for later",
    hi: "आप बाद के लिए ज़्यादा से ज़्यादा {most} प्रोडक्ट रख सकते हैं",
  },
  not_saved: {
    status: 404,
    en: "This product is not among your saved items",
    hi: "यह प्रोडक्ट आपके बचाकर रखे सामान में नहीं है",
  },
  too_many_pieces: {
    status: 400,
    en: "At most {most} pieces of one product",
    hi: "एक प्रोडक्ट के ज़्यादा से ज़्यादा {most} नग",
  },
  out_of_stock: { status: 409, en: "{product} is out of stock", hi: "{product} स्टॉक में नहीं है" },
  only_some_left: { status: 409, en: "Only {count} left of {product}", hi: "{product} के सिर्फ़ {count} बचे हैं" },
  all_out_of_stock: {
    status: 409,
    en: "Everything in your cart is out of stock",
    hi: "आपके कार्ट का कोई भी सामान स्टॉक में नहीं है",
  },
  not_in_shop: {
    status: 404,
    en: "This product is not in the shop any more",
    hi: "यह प्रोडक्ट अब दुकान में नहीं है",
  },
  not_in_cart: { status: 404, en: "This product is not in your cart", hi: "यह प्रोडक्ट आपके कार्ट में नहीं है" },
  cart_full: {
    status: 409,
    en: "A cart holds at most {most} different products. Please take one out first",
    hi: "कार्ट में ज़्यादा से ज़्यादा {most} अलग-अलग प्रोडक्ट आते हैं। कृपया पहले एक हटाएँ",
  },
  cart_empty: { status: 409, en: "Your cart is empty", hi: "आपका कार्ट खाली है" },
  cart_exists: { status: 409, en: "You have a cart already", hi: "आपका एक कार्ट पहले से है" },
  cart_changed: {
    status: 409,
    en: "The cart was changed after the payment was opened",
    hi: "भुगतान शुरू होने के बाद कार्ट बदल गया",
  },
  already_ordered: { status: 409, en: "This cart has already been ordered", hi: "इस कार्ट का ऑर्डर हो चुका है" },
  order_under_way: {
    status: 409,
    en: "Your order #{number} has not arrived yet. Your account can be erased once it is delivered, or cancelled",
    hi: "आपका ऑर्डर #{number} अभी पहुँचा नहीं है। उसके पहुँचने या रद्द होने के बाद आपका खाता मिटाया जा सकता है",
  },
  total_changed: {
    status: 409,
    en: "The total is now {total}. Please look at your order again",
    hi: "कुल रकम अब {total} है। कृपया अपना ऑर्डर फिर से देखें",
  },
  no_such_fields: {
    status: 404,
    en: "This shop has no such fields at checkout",
    hi: "इस दुकान में ऐसे फ़ील्ड नहीं हैं",
  },
  order_unchecked: {
    status: 503,
    en: "Your order cannot be checked right now. Please try again in a few minutes",
    hi: "आपका ऑर्डर अभी जाँचा नहीं जा सकता। कृपया कुछ मिनट बाद फिर कोशिश करें",
  },
  charges_unknown: {
    status: 503,
    en: "The price of your order cannot be computed right now. Please try again in a few minutes",
    hi: "आपके ऑर्डर की कीमत अभी नहीं निकाली जा सकती। कृपया कुछ मिनट बाद फिर कोशिश करें",
  },
  credit_changed: {
    status: 409,
    en: "Your store credit has changed. Please look at your order again",
    hi: "आपका स्टोर क्रेडिट बदल गया है। कृपया अपना ऑर्डर फिर से देखें",
  },
  being_placed: {
    status: 409,
    en: "Your order is being placed. Please wait a minute",
    hi: "आपका ऑर्डर हो रहा है। कृपया एक मिनट रुकें",
  },
  somebody_was_faster: {
    status: 409,
    en: "Something changed while we handled your request. Please try again",
    hi: "आपके अनुरोध के दौरान कुछ बदल गया। कृपया फिर कोशिश करें",
  },
  open_cod_order: {
    status: 409,
    en: "You have an order to pay on delivery already. Please pay this one online",
    hi: "डिलीवरी पर भुगतान वाले 1 ऑर्डर पहले से रास्ते में हैं। कृपया इसका भुगतान ऑनलाइन करें",
  },
  open_cod_orders: {
    status: 409,
    en: "You have {count} orders to pay on delivery already. Please pay this one online",
    hi: "डिलीवरी पर भुगतान वाले {count} ऑर्डर पहले से रास्ते में हैं। कृपया इसका भुगतान ऑनलाइन करें",
  },
  cod_above_most: {
    status: 409,
    en: "Orders above {most} cannot be paid on delivery. Please pay this one online",
    hi: "{most} से ऊपर के ऑर्डर का भुगतान डिलीवरी पर नहीं हो सकता। कृपया इसका भुगतान ऑनलाइन करें",
  },
  cod_above_most_together: {
    status: 409,
    en:
      "{uncollected} is still to be paid on delivery for your earlier orders, and together it can be {most} at " +
      "most. Please pay this order online",
    hi:
      "आपके पहले के ऑर्डरों के {uncollected} अभी डिलीवरी पर चुकाने हैं, और कुल मिलाकर {most} से ज़्यादा नहीं हो " +
      "सकते। कृपया इस ऑर्डर का भुगतान ऑनलाइन करें",
  },
  cod_not_there: {
    status: 409,
    en: "There is no cash on delivery to {postal_code}. Please pay this order online",
    hi: "{postal_code} पर कैश ऑन डिलीवरी नहीं है। कृपया इस ऑर्डर का भुगतान ऑनलाइन करें",
  },
  cod_after_returns: {
    status: 409,
    en: "Earlier parcels to you came back undelivered. Please pay this order online",
    hi: "आपके पहले के पार्सल बिना डिलीवरी लौट आए थे। कृपया इस ऑर्डर का भुगतान ऑनलाइन करें",
  },
  cod_code_needed: {
    status: 409,
    field: "code",
    en: "Enter the code that we mail to you at checkout, or pay this order online",
    hi: "वह कोड लिखें जो हम चेकआउट पर आपको मेल करते हैं, या इस ऑर्डर का भुगतान ऑनलाइन करें",
  },
  cod_code_wrong: {
    status: 400,
    field: "code",
    en: "This is not the code of our latest mail. Compare the six digits, or ask for a new one",
    hi: "यह हमारी ताज़ा मेल का कोड नहीं है। छह अंक मिला लें, या नया कोड मँगाएँ",
  },
  not_your_address: { status: 404, en: "This is not one of your addresses", hi: "यह आपके पतों में से नहीं है" },
  no_delivery_address: { status: 400, en: "Pick a delivery address", hi: "डिलीवरी का पता चुनें" },
  incomplete_address: {
    status: 400,
    en: "Complete the delivery address first",
    hi: "पहले डिलीवरी का पता पूरा करें",
  },
  outside_india: { status: 400, en: "We deliver within India only", hi: "हम सिर्फ़ भारत में डिलीवरी करते हैं" },
  wrong_postal_code: {
    status: 400,
    en: "A postal code has 6 digits and does not start with 0. Please correct this address",
    hi: "पिन कोड 6 अंकों का होता है और 0 से शुरू नहीं होता। कृपया यह पता ठीक करें",
  },
  not_served: {
    status: 400,
    en: "We do not deliver to {postal_code} yet. Please choose another address",
    hi: "हम अभी {postal_code} पर डिलीवरी नहीं करते। कृपया दूसरा पता चुनें",
  },
  order_on_its_way: { status: 409, en: "This order is already on its way", hi: "यह ऑर्डर रास्ते में है" },
  too_late_to_cancel: {
    status: 409,
    en: "This order is already on its way and cannot be cancelled any more",
    hi: "यह ऑर्डर रास्ते में है और अब रद्द नहीं हो सकता",
  },
  pieces_are_packed: {
    status: 409,
    en: "This order is packed already: pieces of it cannot be cancelled any more",
    hi: "यह ऑर्डर पैक हो चुका है: इसके नग अब रद्द नहीं हो सकते",
  },
  pieces_not_by_shoppers: {
    status: 409,
    en: "Single items cannot be cancelled here. Cancel the whole order, or write to us",
    hi: "यहाँ अलग-अलग सामान रद्द नहीं हो सकता। पूरा ऑर्डर रद्द करें, या हमें लिखें",
  },
  no_such_line: { status: 400, en: "This item is not in the order", hi: "यह सामान इस ऑर्डर में नहीं है" },
  too_many_to_cancel: {
    status: 409,
    en: "Only {count} of {product} can still be cancelled",
    hi: "{product} के {count} नग ही रद्द हो सकते हैं",
  },
  odd_id: { status: 400, en: "The id of the {thing} is not valid" },
  no_such_thing: { status: 404, en: "There is no such {thing}" },
  only_cash_promised: { status: 400, en: "This payment session supports only cash on delivery" },
  no_such_inventory_level: { status: 404, en: "Inventory level for item {item} and location {location} not found" },

  // Errors for owners.
  cod_settings_changed: {
    status: 409,
    en: "Someone else saved these settings while you were editing. Reload to see their changes",
  },
  cancellation_settings_changed: {
    status: 409,
    en: "Someone else saved this setting while you were editing. Reload to see their change",
  },
  order_is_cancelled: { status: 409, en: "This order is cancelled" },
  order_is_shipped: { status: 409, en: "This order has already been shipped" },
  order_is_refunded: { status: 409, en: "The money of this order was refunded: it can only be cancelled" },
  not_paid_in_cash: { status: 409, en: "This order is not paid in cash" },
  not_delivered: { status: 409, en: "Cash is collected when the parcel arrives: mark it as delivered first" },
})

/** Errors of concurrent requests, after which the same request can be retried. Any other 409 of an order is final. */
export const RETRYABLE_ERRORS = [CHECKOUT_ERRORS.being_placed, CHECKOUT_ERRORS.somebody_was_faster]
