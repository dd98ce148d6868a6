import { defineFormErrors } from "@haat/sdk/errors"

/** Errors of the forms of the cart and the checkout. */
export const CHECKOUT_FORM_ERRORS = defineFormErrors({
  code_missing: "Please enter a code",
  no_code: "This code is not valid",
  quantity_number: "Quantity must be a number",
  quantity_whole: "Quantity must be a whole number",
  quantity_at_least_1: "Quantity must be at least 1",
  quantity_negative: "Quantity cannot be negative",
  most_pieces: "At most {most} pieces of one product",
  pick_payment: "Pick a way to pay",
  pieces_to_cancel: "Choose how many pieces to cancel: a whole number from 1 on for each item",
  cancel_reason_long: "The reason has at most 300 characters",
  code_rule: "The code of our mail has six digits, 0 to 9",
  gstin_rule: "This is not a GSTIN: please compare it with your certificate",
  credit_amount: "Type an amount above zero",
  credit_most: "At most ₹1,00,000 at once",
  credit_paise: "At most two places after the point",
  credit_reason: "Say why: 3 to 300 characters",
})

/** Errors of the forms of a return. */
export const RETURN_FORM_ERRORS = defineFormErrors({
  pick_what_to_return: "Pick what you send back",
  whole_pieces: "Pieces are a whole number, at least 1",
  note_rule: "The note is a text of at most 1,000 characters",
  pick_reason: "Pick why you send it back",
  pick_outcome: "Pick what you want for it",
  photos_rule: "At most 4 pictures",
  pick_way: "Pick how it comes back",
})
