import type { OwnersRefund } from "@haat/medusa-payment-razorpay/contract"
import type { AuditDetails } from "../../../audit-log/audit-change"

/**
 * What the audit log says of a refund. The order says nothing of it before the provider has made it.
 * @param display_id the order's @param made false: this form had made it before
 */
export function auditedRefund(row: OwnersRefund, display_id: number | undefined, made: boolean): AuditDetails {
  if (!made) return { unchanged: true }
  const { amount, reason, method, reference, parts, state } = row
  return {
    subject: `#${display_id}`,
    before: {},
    after: { refund: { amount, reason, method, reference, parts, state } },
  }
}
