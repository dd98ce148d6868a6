import { defineErrors } from "@haat/sdk/errors"

/** Errors of the old calls only. */
export const LEGACY_ERRORS = defineErrors({
  own_origin_only: { status: 403, en: "This can only be done from the shop itself." },
  not_your_account: { status: 403, en: "This is not your account" },
  no_such_user: { status: 404, en: "There is no such user" },
  agreed_cart_changed: { status: 409, en: "Your cart has changed. Please look at your order again" },
  agreed_price_changed: { status: 409, en: "A price has changed. Please look at your order again" },
  agreed_delivery_changed: { status: 409, en: "The delivery charge has changed. Please look at your order again" },
  delivery_costs_differ: { status: 409, en: "Delivery to this address costs something else than was paid" },
  save_address_first: { status: 409, en: "Save a delivery address first" },
  nothing_paid: { status: 409, en: "Payment verification failed" },
  amount_differs: { status: 409, en: "This is not the amount of the payment" },
  payment_without_order: { status: 409, en: "{sentence}" },
  foreign_picture: { status: 400, en: "This picture is not one of this product" },
  too_many_product_pictures: { status: 413, en: "At most {most} pictures" },
  send_multipart: { status: 415, en: "Please send the fields as multipart/form-data" },
  field_too_long: { status: 413, en: "A field is too long" },
})
