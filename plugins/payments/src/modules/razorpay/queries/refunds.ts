import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { RefundState } from "../../../refund-contract"
import type { NewRefund, RefundRow } from "../refund-row"

const queryRows = async (db: Knex, sql: string, values: Record<string, Knex.Value>): Promise<RefundRow[]> =>
  (await db.raw<{ rows: RefundRow[] }>(sql, values)).rows

/** Returns the request id of the nth share of a refund (one for each payment); the first has the request's own id. */
export const shareRequestId = (request_id: string, nth: number) => (nth ? `${request_id}:${nth + 1}` : request_id)

/** Lists the refunds with this request id, in the order in which they were written. */
export const listRequested = (db: Knex, request_id: string) =>
  queryRows(
    db,
    `select f.* from payment_refund first join payment_refund f on f.order_id = first.order_id
       and (f.id = first.id or f.request_id like first.request_id || ':%')
     where first.request_id = :request_id order by length(f.request_id), f.request_id`,
    { request_id },
  )

/** Lists the refunds to the payment of a session, for any order, the oldest first. */
export const listSessionRefunds = (db: Knex, payment_session_id: string) =>
  queryRows(
    db,
    `select f.* from payment p join payment_refund f on f.payment_id = p.id and f.deleted_at is null
     where p.payment_session_id = :payment_session_id order by f.created_at, f.id`,
    { payment_session_id },
  )

/** Inserts a refund that staff requested; a trigger rejects more than is left of its payment. */
export const insertRefund = async (trx: Knex, refund: NewRefund): Promise<RefundRow> =>
  (
    await queryRows(
      trx,
      `insert into payment_refund (id, order_id, payment_id, method, amount, reason, parts, reference, state,
        request_id,
         request, requested_by, return_id, processed_at)
       values (:id, :order_id, :payment_id, :method, :amount, :reason, :parts::jsonb, :reference, :state, :request_id,
         :request::jsonb, :requested_by, :return_id, case when :state = 'processed' then now() end)
       returning *`,
      {
        ...refund,
        id: generateEntityId("", "refd"),
        parts: refund.parts && JSON.stringify(refund.parts),
        request: JSON.stringify(refund.request),
      } as Record<string, Knex.Value>,
    )
  )[0]

/** Makes a payment due for the reconciling job. */
export const makeDue = (trx: Knex, payment_id: string) =>
  trx.raw(
    `update razorpay_payment set next_attempt_at = now(), attempts = 0
     where payment_session_id = (select payment_session_id from payment where id = ?)`,
    [payment_id],
  )

type Outcome = { id: string; state: RefundState; provider_refund_id: string | null; failure: string | null }

/** Updates the state of a refund; a processed one never changes. @returns the row when its state has changed */
export const writeOutcome = async (db: Knex, outcome: Outcome): Promise<RefundRow | undefined> =>
  (
    await queryRows(
      db,
      `with before as (select id, state from payment_refund where id = :id)
       update payment_refund f set state = :state, failure = :failure, updated_at = now(),
         provider_refund_id = coalesce(:provider_refund_id, f.provider_refund_id),
         processed_at = case when :state = 'processed' then now() end
       from before where f.id = before.id and f.state <> 'processed'
       returning f.*, before.state <> f.state as changed`,
      outcome,
    )
  ).find((row) => (row as RefundRow & { changed: boolean }).changed)

type ExternalRefund = Pick<RefundRow, "order_id" | "payment_id" | "amount" | "reason" | "state"> & {
  provider_refund_id: string
}

/** Records a refund made at the provider, once by the provider's id. @returns the row when this call inserted it */
export const insertExternalRefund = async (db: Knex, refund: ExternalRefund): Promise<RefundRow | undefined> =>
  (
    await queryRows(
      db,
      `insert into payment_refund (id, order_id, payment_id, method, amount, reason, state, provider_refund_id,
        processed_at)
     values (:id, :order_id, :payment_id, 'online', :amount, :reason, :state, :provider_refund_id,
       case when :state = 'processed' then now() end)
     on conflict (provider_refund_id) where deleted_at is null do nothing returning *`,
      { ...refund, id: generateEntityId("", "refd") },
    )
  )[0]

/** Sums what refunds of a payment's own order returned as store credit, in paise, so that it is not refunded twice. */
export const sumRefundedAsCredit = async (
  db: Knex,
  { payment_session_id, order_id }: { payment_session_id: string; order_id: string },
): Promise<number> => {
  const { rows } = await db.raw<{ rows: { paise: number }[] }>(
    `select coalesce(sum(s.amount), 0)::int as paise
     from payment p
     join store_credit_source s on s.payment_id = p.id
     join credit_entry e on e.id = s.entry_id
     where p.payment_session_id = :payment_session_id and e.order_id = :order_id and e.kind = 'refund'`,
    { payment_session_id, order_id },
  )
  return rows[0].paise
}
