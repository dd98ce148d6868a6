import { defineErrors } from "./errors"

/** Errors that the rules of several contracts share. `label` is one of the field names in `errors.ts`. */
export const FORM_ERRORS = defineErrors({
  required: { status: 400, en: "{label} is required" },
  too_long: { status: 400, en: "{label} is too long" },
  at_most_characters: {
    status: 400,
    en: "{label} should be at most {most} characters long",
  },
  odd_characters: {
    status: 400,
    en: "{label} contains characters that cannot be used",
  },
  valid_email: { status: 400, en: "Please enter a valid email address" },
  pick_product: { status: 400, en: "Pick a product" },
  unknown_product: { status: 400, en: "There is no such product" },
  pick_address: { status: 400, en: "Pick a delivery address" },
  unknown_address: { status: 400, en: "There is no such address" },
})
