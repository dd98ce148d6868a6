import { defineErrors } from "@haat/sdk/errors"

/** What problem reports and complaints may be rejected with. */
export const REPORT_ERRORS = defineErrors({
  no_such_complaint: { status: 404, en: "There is no such complaint" },
  no_such_report: { status: 404, en: "There is no such report" },
})
