import { defineErrors } from "@haat/http/errors"

/** What a problem report may be rejected with. */
export const REPORT_ERRORS = defineErrors({
  no_such_report: { status: 404, en: "There is no such report" },
})
