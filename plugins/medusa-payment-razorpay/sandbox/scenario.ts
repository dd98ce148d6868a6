import { z } from "zod"

/** Outcome of the next payments and refunds, and treatment of webhooks, until changed. */
export const Scenario = z.strictObject({
  webhooks: z.enum(["normal", "lost", "double", "reordered", "late"]).default("normal"),
  /**
   * captured_after_failed: the window sees a failure, a moment later the money is taken after all.
   * authorized_only: the money is promised and waits to be captured. *_tampered: not the amount (₹1) or currency
   * requested.
   */
  next: z
    .enum(["ordinary", "captured_after_failed", "amount_tampered", "currency_tampered", "authorized_only"])
    .default("ordinary"),
  /**
   * what the next refunds come to; pending ones are processed a moment later, or a day later by the sandbox's clock.
   * unanswered: processed, and the response is a 502.
   */
  refunds: z
    .enum(["processed", "pending", "pending_for_a_day", "pending_then_failed", "failed", "unanswered"])
    .default("processed"),
  /** how many payments, and how many refunds, this holds for */
  times: z.int().min(0).default(1),
})
export type Scenario = z.infer<typeof Scenario> & { refundTimes: number }

export const ordinary = (): Scenario => ({ ...Scenario.parse({}), refundTimes: 1 })

/** Outcome of the next payment. */
export function nextPayment(scenario: Scenario) {
  return scenario.times-- > 0 ? scenario.next : "ordinary"
}

/** Outcome of the next refund. */
export function nextRefund(scenario: Scenario) {
  return scenario.refundTimes-- > 0 ? scenario.refunds : "processed"
}
