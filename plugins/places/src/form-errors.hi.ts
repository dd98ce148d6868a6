import { translateFormErrors } from "@haat/sdk/errors"
import * as English from "./form-errors"

export const PLACES_FORM_ERRORS = translateFormErrors(English.PLACES_FORM_ERRORS, {
  postal_code_rule: "पिन कोड 6 अंकों का होता है और 0 से शुरू नहीं होता",
  choose_state: "भारत का राज्य या केंद्र शासित प्रदेश चुनें",
})
