import { defineRateLimits } from "@haat/sdk/server/rate-limit"
import { WISHLIST_ERRORS } from "./errors"

export const WISHLIST_LIMITS = defineRateLimits({
  /** Each sends a mail to an address that is not confirmed. */
  "wishlist-mails": { burst: 10, refillPerHour: 10, error: WISHLIST_ERRORS.too_many_wishlist_mails },
})
