import { defineErrors } from "@haat/sdk/errors"

/** Errors of the overview. */
export const READ_MODEL_ERRORS = defineErrors({
  day_expected: { status: 400, en: "Date is a day as YYYY-MM-DD" },
})
