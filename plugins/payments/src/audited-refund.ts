import { toPaise, toRupees } from "@haat/sdk/money"
import type { AuditDetails } from "@haat/sdk/server/back-office/handlers"
import type { RefundState, StaffRefund } from "./contract"

/** States of refunds, the most urgent first. */
const STATES: RefundState[] = ["failed", "pending", "processed"]

/** Merges the refunds of one request: their sum, all their parts, and the most urgent state. */
export function mergeRefunds([first, ...others]: StaffRefund[]): StaffRefund {
  if (!others.length) return first
  const rows = [first, ...others]
  const state = STATES.find((one) => rows.some((row) => row.state === one)) ?? first.state
  return {
    ...first,
    amount: toRupees(rows.reduce((sum, { amount }) => sum + toPaise(amount), 0)),
    parts: first.parts && rows.flatMap(({ parts }) => parts ?? []),
    reference: rows.find(({ reference }) => reference)?.reference ?? null,
    failure: rows.find(({ failure }) => failure)?.failure ?? null,
    state,
  }
}

/**
 * Returns the audit log entry of a refund, which the order itself shows only once the provider has made it.
 * @param display_id the order's
 * @param made false for a repeated request
 */
export function toAuditDetails(row: StaffRefund, display_id: number | undefined, made: boolean): AuditDetails {
  if (!made) return { unchanged: true }
  const { amount, reason, method, reference, parts, state } = row
  return {
    subject: `#${display_id}`,
    before: {},
    after: { refund: { amount, reason, method, reference, parts, state } },
  }
}
