import { defineFormErrors } from "@haat/sdk/errors"

/** Errors of the form for a review, in the specification's words. */
export const REVIEW_FORM_ERRORS = defineFormErrors({
  rating_range: "Rating must be between 1 and 5",
  review_too_short: "Review should be at least 5 characters long",
})
