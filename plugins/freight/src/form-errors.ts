import { defineErrors } from "@haat/http/errors"

/** What the rules of postal codes say. */
export const FREIGHT_FORM_ERRORS = defineErrors({
  postal_code_rule: {
    status: 400,
    en: "A postal code has 6 digits and does not start with 0",
    hi: "पिन कोड 6 अंकों का होता है और 0 से शुरू नहीं होता",
  },
})
