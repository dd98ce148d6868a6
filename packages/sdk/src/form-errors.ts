import { defineFormErrors } from "./errors"

/** Errors that the rules of several contracts share. `label` is one of the field names in `labels.ts`. */
export const FORM_ERRORS = defineFormErrors({
  required: "{label} is required",
  too_long: "{label} is too long",
  at_most_characters: "{label} should be at most {most} characters long",
  odd_characters: "{label} contains characters that cannot be used",
  valid_email: "Please enter a valid email address",
  pick_product: "Pick a product",
  unknown_product: "There is no such product",
  pick_address: "Pick a delivery address",
  unknown_address: "There is no such address",
})
