import { defineErrors } from "@haat/sdk/errors"

/** Errors of postal codes and states in forms. */
export const PLACES_FORM_ERRORS = defineErrors({
  postal_code_rule: {
    status: 400,
    en: "A postal code has 6 digits and does not start with 0",
  },
  choose_state: {
    status: 400,
    en: "Choose a state or union territory of India",
  },
})
