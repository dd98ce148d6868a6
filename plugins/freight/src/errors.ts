import { defineErrors } from "@haat/sdk/errors"

/** Errors of quotes, postal codes and parcels. */
export const FREIGHT_ERRORS = defineErrors({
  no_such_postal_code: { status: 404, en: "There is no such postal code", hi: "ऐसा कोई पिन कोड नहीं है" },
  postal_codes_away: {
    status: 503,
    en: "Postal codes cannot be looked up just now. Please enter the place by hand",
    hi: "पिन कोड अभी देखे नहीं जा सकते। कृपया जगह ख़ुद लिखें",
  },

  unknown_tracking_link: {
    status: 404,
    en: "This link does not lead to an order. Please open it again from the mail",
    hi: "यह लिंक किसी ऑर्डर तक नहीं जाता। कृपया इसे मेल से फिर खोलें",
  },
  expired_tracking_link: {
    status: 410,
    en: "This link has expired. Please log in to see the order",
    hi: "इस लिंक का समय बीत चुका है। ऑर्डर देखने के लिए कृपया लॉग इन करें",
  },
  revoked_tracking_link: {
    status: 410,
    en: "This link was withdrawn. Please log in to see the order",
    hi: "यह लिंक वापस ले लिया गया है। ऑर्डर देखने के लिए कृपया लॉग इन करें",
  },

  // Errors for the carrier.
  not_from_carrier: { status: 400, en: "This address takes what the carrier sends, with its key" },
  not_tracking: { status: 400, en: "This says nothing of a parcel" },

  // Errors for owners.
  nothing_left_for_parcel: { status: 400, en: "A parcel can only hold what has not been shipped yet" },
  nothing_waits_there: { status: 409, en: "Nothing of this order waits in that warehouse" },
  other_parcel_begun: {
    status: 409,
    en: "A parcel of this order from another warehouse is being booked: please ship that one first",
  },
  parcel_of_several_warehouses: {
    status: 409,
    en: "These goods leave from several warehouses: please make a parcel for each",
  },
  warehouse_without_pickup: {
    status: 409,
    en:
      "Shiprocket has no name for this warehouse: please enter that of its pickup address in the settings, or ship " +
      "by hand",
  },
  no_such_parcel: { status: 400, en: "This order has no such parcel" },
  order_canceled: { status: 409, en: "This order is cancelled" },
  canceled_not_shippable: { status: 409, en: "This order is cancelled and cannot be shipped" },
  already_shipped: { status: 409, en: "This order has already been shipped" },
  parcel_on_its_way: { status: 409, en: "This parcel is on its way and cannot be cancelled any more" },
  already_booked: { status: 409, en: "The carrier has this parcel booked already: ship it with that booking" },
  nothing_on_its_way: { status: 409, en: "No parcel of this order is on its way" },
  several_on_their_way: {
    status: 409,
    en: "Several parcels of this order are on their way: please say which one came back",
  },
  too_few_to_send_again: {
    status: 409,
    en: "Only {count} of {product} can be sold: what came back damaged cannot be sent again yet",
  },
  paid_while_booking: {
    status: 409,
    en:
      "This order was paid while its parcel was being booked, and the courier would take the money again. Please " +
      "try again",
  },
  paid_after_booking: {
    status: 409,
    en:
      "This order was paid after its parcel was booked, and the courier would take the money again: cancel the " +
      "parcel and book it again",
  },
  pickup_not_failed: {
    status: 409,
    en: "This pickup cannot be booked again: it is booked or being booked, or its return is not approved any more",
  },
  not_shipped: { status: 409, en: "This order has not been shipped yet" },
  waits_for_return: {
    status: 409,
    en: "This order replaces goods of order #{number} that have not come back: receive their return first",
  },
  waits_for_payment: {
    status: 409,
    en: "What is left to pay for this order has to be paid online before it is shipped. The shopper reads: {reason}",
  },
  money_given_back: { status: 409, en: "The money of this order was refunded: it can only be cancelled" },
  waits_for_state: {
    status: 409,
    en:
      "The state of this order's address cannot be read, so its tax is not known. Please choose the state in the " +
      "order first",
  },
  not_ordered: { status: 502, en: "Only what was ordered can be shipped" },
  carrier_refused: { status: 502, en: "Shiprocket rejected the parcel: {reason}" },
  carrier_sign_in_failed: { status: 502, en: "{reason}. Please check its settings" },
  carrier_silent: { status: 502, en: "Shiprocket does not answer. Please try again in a minute" },
  no_pickup_place: { status: 502, en: "The shop has no place that it ships from. Please check its settings" },
})
