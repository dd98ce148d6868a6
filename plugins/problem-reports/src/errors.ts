import { defineErrors } from "@haat/sdk/errors"

/** Errors of problem reports and complaints. */
export const REPORT_ERRORS = defineErrors({
  no_such_complaint: { status: 404, en: "There is no such complaint" },
  no_such_report: { status: 404, en: "There is no such report" },
})
