import { defineErrors } from "@haat/sdk/errors"

/** What a subscription may be rejected with. */
export const NEWSLETTER_ERRORS = defineErrors({
  /** One sentence for both. */
  not_subscribed: { status: 400, en: "Already Subscribed or Invalid!" },
})
