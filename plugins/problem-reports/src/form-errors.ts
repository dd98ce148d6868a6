import { defineErrors } from "@haat/sdk/errors"

/** Errors of the form for a problem report. */
export const REPORT_FORM_ERRORS = defineErrors({
  enter_message: { status: 400, en: "Please enter a message!" },
})
