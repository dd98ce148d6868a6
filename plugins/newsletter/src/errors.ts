import { defineErrors } from "@haat/sdk/errors"

/** Errors of a subscription. */
export const NEWSLETTER_ERRORS = defineErrors({
  /** One sentence for an existing subscription and for an invalid address. */
  not_subscribed: {
    status: 400,
    en: "Already Subscribed or Invalid!",
    hi: "पहले से सब्सक्राइब है या ईमेल ग़लत है!",
  },
  no_such_subscriber: { status: 404, en: "There is no such subscriber" },
})
