import { defineErrors } from "@haat/sdk/errors"

/** Errors of the forms of the cart and the checkout. */
export const CHECKOUT_FORM_ERRORS = defineErrors({
  code_missing: { status: 400, en: "Please enter a code" },
  no_code: { status: 400, en: "This is not a code" },
  quantity_number: { status: 400, en: "Quantity must be a number" },
  quantity_whole: { status: 400, en: "Quantity must be a whole number" },
  quantity_at_least_1: { status: 400, en: "Quantity must be at least 1" },
  quantity_negative: { status: 400, en: "Quantity cannot be negative" },
  most_pieces: {
    status: 400,
    en: "At most {most} pieces of one product",
  },
  pick_payment: { status: 400, en: "Pick a way to pay" },
  pieces_to_cancel: {
    status: 400,
    en: "Choose how many pieces to cancel, of each item a whole number from 1 on",
  },
  cancel_reason_long: { status: 400, en: "The reason has at most 300 characters" },
  code_rule: {
    status: 400,
    en: "The code of our mail has six digits, 0 to 9",
  },
  gstin_rule: {
    status: 400,
    en: "This is not a GSTIN: please compare it with your certificate",
  },
  credit_amount: { status: 400, en: "Type an amount above zero" },
  credit_most: { status: 400, en: "At most ₹1,00,000 at once" },
  credit_paise: { status: 400, en: "At most two places after the point" },
  credit_reason: { status: 400, en: "Say why: 3 to 300 characters" },
})

/** Errors of the forms of a return. */
export const RETURN_FORM_ERRORS = defineErrors({
  pick_what_to_return: { status: 400, en: "Pick what you send back" },
  whole_pieces: { status: 400, en: "Pieces are a whole number, at least 1" },
  note_rule: { status: 400, en: "The note is a text of at most 1,000 characters" },
  pick_reason: { status: 400, en: "Pick why you send it back" },
  pick_outcome: { status: 400, en: "Pick what you want for it" },
  photos_rule: { status: 400, en: "At most 4 pictures" },
  pick_way: { status: 400, en: "Pick how it comes back" },
})
