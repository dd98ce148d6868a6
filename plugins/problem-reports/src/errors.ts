import { defineErrors } from "@haat/sdk/errors"

/** Errors of problem reports and complaints. */
export const REPORT_ERRORS = defineErrors({
  no_such_complaint: { status: 404, en: "There is no such complaint" },
  no_such_report: { status: 404, en: "There is no such report" },
  nobody_to_reply_to: { status: 400, en: "A guest reported this: there is nobody to reply to" },
})
