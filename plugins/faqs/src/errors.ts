import { defineErrors } from "@haat/sdk/errors"

/** Errors of frequently asked questions. */
export const FAQ_ERRORS = defineErrors({
  too_many_faqs: { status: 409, en: "There can be at most {most} questions. Please delete one first" },
  no_such_faq: { status: 404, en: "There is no such question" },
})
