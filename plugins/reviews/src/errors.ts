import { defineErrors } from "@haat/sdk/errors"

/** Errors of a review. */
export const REVIEW_ERRORS = defineErrors({
  not_bought: {
    status: 403,
    en: "You can review only products you have bought",
    hi: "आप सिर्फ़ ख़रीदे हुए प्रोडक्ट का रिव्यू लिख सकते हैं",
  },
  buyers_only: {
    status: 403,
    en: "Only shoppers review what they bought",
    hi: "रिव्यू सिर्फ़ ग्राहक लिखते हैं",
  },
  no_such_review: { status: 404, en: "There is no such review" },
})
