import type { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { LedgerState } from "../../../contract"
import type { LedgerEntry } from "../entry"

/**
 * Allowed previous states of each state. A captured payment stays captured until it is ordered or refunded. A closed
 * one is reopened only by money, should the provider take any unexpectedly.
 */
export const PREVIOUS_STATES: Record<Exclude<LedgerState, "created">, LedgerState[]> = {
  captured: ["created", "closed"],
  ordered: ["captured"],
  // straight from created: money that is not what was requested never counts as captured
  refunding: ["captured", "ordered", "created", "closed"],
  refunded: ["refunding"],
  closed: ["created"],
}

export type TransitionData = Partial<Pick<LedgerEntry, "razorpay_payment_id" | "order_id">> & {
  /** reason of the refund */
  why?: Pick<HttpError, "code" | "params" | "message">
}

/**
 * Moves an entry to a state when its current state allows it; of concurrent calls only one succeeds.
 * @returns the moved entry, or null when its state does not allow the transition
 */
export async function move(
  db: Knex,
  id: string,
  to: keyof typeof PREVIOUS_STATES,
  { razorpay_payment_id, order_id, why }: TransitionData = {},
): Promise<LedgerEntry | null> {
  const { rows } = await db.raw<{ rows: LedgerEntry[] }>(
    `update razorpay_payment set state = :to, attempts = 0, updated_at = now(),
      captured_at = case when :to in ('captured', 'refunding') then coalesce(captured_at, now()) else captured_at end,
      refunding_at = case when :to = 'refunding' then now() else refunding_at end,
      refunded_at = case when :to = 'refunded' then now() else refunded_at end,
      razorpay_payment_id = coalesce(:razorpay_payment_id, razorpay_payment_id),
      order_id = coalesce(:order_id, order_id),
      reason = case when :to = 'captured' then null else coalesce(:reason, reason) end,
      reason_error = case when :to = 'captured' then null else coalesce(:reason_error::jsonb, reason_error) end
    where id = :id and state = any(:from) returning *`,
    {
      id,
      to,
      from: PREVIOUS_STATES[to],
      razorpay_payment_id: razorpay_payment_id ?? null,
      order_id: order_id ?? null,
      reason: why?.message ?? null,
      reason_error: why ? JSON.stringify({ code: why.code, params: why.params }) : null,
    },
  )
  return rows[0] ?? null
}
