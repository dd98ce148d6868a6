import { says } from "@haat/sdk/message-in"
import { isWholePaise } from "@haat/sdk/money"
import { z } from "zod"
import { CHECKOUT_FORM_ERRORS } from "../form-errors"

const MAX_GIFT = 100_000

/** Store credit that staff give, in rupees. */
export const GiveCredit = z.object({
  /** idempotency key */
  request_id: z.uuid("request_id must be a UUID"),
  amount: z
    .number(says(CHECKOUT_FORM_ERRORS.credit_amount))
    .positive(says(CHECKOUT_FORM_ERRORS.credit_amount))
    .max(MAX_GIFT, says(CHECKOUT_FORM_ERRORS.credit_most))
    .refine(isWholePaise, says(CHECKOUT_FORM_ERRORS.credit_paise)),
  reason: z
    .string(says(CHECKOUT_FORM_ERRORS.credit_reason))
    .trim()
    .min(3, says(CHECKOUT_FORM_ERRORS.credit_reason))
    .max(300, says(CHECKOUT_FORM_ERRORS.credit_reason)),
})
export type GiveCredit = z.infer<typeof GiveCredit>
