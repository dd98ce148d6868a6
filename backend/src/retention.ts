import { z } from "zod"

const days = (fallback: number) =>
  z.coerce.number("must be a number").int("must be a whole number").min(7, "must be at least 7").default(fallback)

/** How many days is kept what nobody needs to go on. */
export const RetentionSettings = z.object({
  PAYMENT_EVENT_DAYS: days(90),
  AUDIT_LOG_DAYS: days(730),
  SENT_MAIL_DAYS: days(30),
})

export const chooseRetention = (given: z.infer<typeof RetentionSettings>) => ({
  paymentEventDays: given.PAYMENT_EVENT_DAYS,
  auditLogDays: given.AUDIT_LOG_DAYS,
  sentMailDays: given.SENT_MAIL_DAYS,
})
