import { defineErrors } from "@haat/sdk/errors"

/** Errors of Medusa's own routes, and of the files. */
export const BACKEND_ERRORS = defineErrors({
  limit_too_large: { status: 400, en: "Limit is at most {most}" },
  negative_offset: { status: 400, en: "Offset cannot be negative" },
  files_away: {
    status: 503,
    retryAfterSeconds: 30,
    en: "Pictures are not available right now. Please try again in a minute",
  },
})
