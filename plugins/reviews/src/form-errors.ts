import { defineErrors } from "@haat/sdk/errors"

/** Errors of the form for a review, in the specification's words. */
export const REVIEW_FORM_ERRORS = defineErrors({
  rating_range: { status: 400, en: "Rating must be between 1 and 5", hi: "रेटिंग 1 से 5 के बीच हो" },
  review_too_short: {
    status: 400,
    en: "Review should be at least 5 characters long",
    hi: "रिव्यू कम से कम 5 अक्षर का हो",
  },
})
