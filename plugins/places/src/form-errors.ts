import { defineFormErrors } from "@haat/sdk/errors"

/** Errors of postal codes and states in forms. */
export const PLACES_FORM_ERRORS = defineFormErrors({
  postal_code_rule: "A postal code has 6 digits and does not start with 0",
  choose_state: "Choose a state or union territory of India",
})
