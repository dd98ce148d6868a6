import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Disputed, DisputeNotice } from "../dispute"

/** Orders the phases. Within a phase a decision is final, otherwise the latest notice wins. */
const PHASE = (row: string) =>
  `array_position(array['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration'], ${row}.phase)`
const IS_DECIDED = (row: string) => `${row}.status in ('won', 'lost', 'closed')`

const SAVE = `
  insert into razorpay_dispute as known (id, razorpay_payment_id, amount, amount_deducted, status, phase, reason_code,
    respond_by, opened_at, told_at)
  values (:id, :payment_id, :amount, :amount_deducted, :status, :phase, :reason_code,
    to_timestamp(:respond_by), to_timestamp(:created_at), :told_at)
  on conflict (id) do update set amount = excluded.amount, amount_deducted = excluded.amount_deducted,
    status = excluded.status, phase = excluded.phase, reason_code = excluded.reason_code,
    respond_by = excluded.respond_by, told_at = excluded.told_at, updated_at = now()
  where ${PHASE("excluded")} > ${PHASE("known")} or (excluded.phase = known.phase and (
    (${IS_DECIDED("excluded")} and not ${IS_DECIDED("known")})
    or (${IS_DECIDED("excluded")} = ${IS_DECIDED("known")} and excluded.told_at >= known.told_at)))`

/** Upserts a dispute; repeated and out-of-order notices have the same result. */
export const saveDispute = (db: Knex, { respond_by, created_at, ...dispute }: DisputeNotice) =>
  db.raw(SAVE, {
    ...dispute,
    reason_code: dispute.reason_code ?? null,
    respond_by: respond_by || null,
    created_at: created_at || null,
  } as Record<string, Knex.Value>)

const DISPUTED_AMOUNTS = `
  select coalesce(bool_or(is_open), false) as is_open, coalesce(sum(held_paise), 0)::int as held_paise,
    min(respond_by) filter (where is_open) as respond_by
  from payment_dispute where razorpay_payment_id = ?`

/** Returns the amounts that disputes hold or have taken of a payment, by its id at the provider. */
export const readDisputedAmount = async (db: Knex, razorpay_payment_id: string): Promise<Disputed> =>
  (await db.raw<{ rows: Disputed[] }>(DISPUTED_AMOUNTS, [razorpay_payment_id])).rows[0]
