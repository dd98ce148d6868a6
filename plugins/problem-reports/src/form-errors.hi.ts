import { translateFormErrors } from "@haat/sdk/errors"
import * as English from "./form-errors"

export const REPORT_FORM_ERRORS = translateFormErrors(English.REPORT_FORM_ERRORS, {
  enter_message: "कृपया संदेश लिखें!",
})
