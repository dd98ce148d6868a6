import { translateFormErrors } from "@haat/sdk/errors"
import * as English from "./form-errors"

export const REVIEW_FORM_ERRORS = translateFormErrors(English.REVIEW_FORM_ERRORS, {
  rating_range: "रेटिंग 1 से 5 के बीच हो",
  review_too_short: "रिव्यू कम से कम 5 अक्षर का हो",
})
