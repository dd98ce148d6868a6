import { defineFormErrors } from "@haat/sdk/errors"

/** Errors of the form for a problem report. */
export const REPORT_FORM_ERRORS = defineFormErrors({
  enter_message: "Please enter a message!",
})
