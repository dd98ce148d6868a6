import { defineErrors } from "@haat/sdk/errors"

/** Errors of postal codes and states in forms. */
export const PLACES_FORM_ERRORS = defineErrors({
  postal_code_rule: {
    status: 400,
    en: "A postal code has 6 digits and does not start with 0",
    hi: "पिन कोड 6 अंकों का होता है और 0 से शुरू नहीं होता",
  },
  choose_state: {
    status: 400,
    en: "Choose a state or union territory of India",
    hi: "भारत का राज्य या केंद्र शासित प्रदेश चुनें",
  },
})
