import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { LedgerState } from "../../../contract"
import type { LedgerEntry, NewEntry } from "../entry"

/** Lease of a claimed row; after it another worker may claim it. */
const LEASE_SECONDS = 30

const queryRows = async <T>(db: Knex, sql: string, values: Record<string, Knex.Value>): Promise<T[]> =>
  (await db.raw<{ rows: T[] }>(sql, values)).rows

/** Returns the entry of a Razorpay order; undefined without one. */
export const findEntry = async (db: Knex, razorpay_order_id: string): Promise<LedgerEntry | undefined> =>
  (
    await queryRows<LedgerEntry>(
      db,
      `select *, next_attempt_at::text as next_attempt_at from razorpay_payment
       where razorpay_order_id = :razorpay_order_id`,
      { razorpay_order_id },
    )
  )[0]

/** Counts the entries by state; states without entries are left out. */
export const countEntries = (db: Knex) =>
  queryRows<{ state: LedgerState; count: number }>(
    db,
    "select state, count(*)::int as count from razorpay_payment group by state",
    {},
  )

/** Returns the entry that paid for this order; undefined when it was not paid online. */
export const findEntryByOrderId = async (db: Knex, order_id: string): Promise<LedgerEntry | undefined> =>
  (
    await queryRows<LedgerEntry>(
      db,
      `select r.* from razorpay_payment r join order_payment_collection l
       on l.payment_collection_id = r.payment_collection_id and l.deleted_at is null where l.order_id = :order_id`,
      { order_id },
    )
  )[0]

/** Returns the entry of a Medusa payment; undefined when it was not paid online. */
export const findEntryByPaymentId = async (db: Knex, payment_id: string): Promise<LedgerEntry | undefined> =>
  (
    await queryRows<LedgerEntry>(
      db,
      `select r.* from payment p join razorpay_payment r on r.payment_session_id = p.payment_session_id
       and r.deleted_at is null where p.id = :payment_id`,
      { payment_id },
    )
  )[0]

/** Payments that a shopper has opened within a day and not paid, `most` at the most. */
export const listUnpaid = (db: Knex, input: { customer_id: string; most: number }) =>
  queryRows<{ id: string }>(
    db,
    `select id from razorpay_payment
     where customer_id = :customer_id and state = 'created' and created_at > now() - interval '1 day' limit :most`,
    input,
  )

/** Inserts an entry that is settled in 15 seconds unless it is paid earlier. Amount in paise. */
export const insertEntry = async (db: Knex, entry: NewEntry): Promise<LedgerEntry> =>
  (
    await queryRows<LedgerEntry>(
      db,
      `insert into razorpay_payment
         (id, razorpay_order_id, payment_session_id, payment_collection_id, cart_id, customer_id, amount, plan,
           next_attempt_at)
       values (:id, :razorpay_order_id, :payment_session_id, :payment_collection_id, :cart_id, :customer_id, :amount,
         :plan, now() + interval '15 seconds')
       returning *`,
      { ...entry, plan: JSON.stringify(entry.plan), id: generateEntityId("", "rzpay") },
    )
  )[0]

/** Lists open payments of this cart, the newest first. `same`: for the same plan, and under ten minutes old. */
export const listOpen = (db: Knex, { cart_id, plan }: Pick<NewEntry, "cart_id" | "plan">) =>
  queryRows<LedgerEntry & { same: boolean }>(
    db,
    `select *, plan = :plan::jsonb and created_at > now() - interval '10 minutes' as same
     from razorpay_payment where cart_id = :cart_id and state in ('created', 'captured') order by created_at desc
       limit 5`,
    { cart_id, plan: JSON.stringify(plan) },
  )

/** Stores the id of the payment whose signature the browser sent. */
export const writePayment = (db: Knex, payment: { id: string; razorpay_payment_id: string }) =>
  queryRows(
    db,
    `update razorpay_payment set razorpay_payment_id = :razorpay_payment_id, updated_at = now()
     where id = :id and state = 'created'`,
    payment,
  )

/** Stores the provider's error text of a failed attempt. */
export const writeFailure = (db: Knex, failure: { id: string; reason: string }) =>
  queryRows(
    db,
    "update razorpay_payment set reason = :reason, reason_error = null where id = :id and state = 'created'",
    failure,
  )

/** Schedules the next attempt in this many seconds, or none with null; an entry made due meanwhile stays due. */
export const writeNextCheck = (
  db: Knex,
  rest: { id: string; next_attempt_at: LedgerEntry["next_attempt_at"]; seconds: number | null },
) =>
  queryRows(
    db,
    `update razorpay_payment set exception = null, attempts = 0, asked_at = now(),
       next_attempt_at = case when next_attempt_at is not distinct from :next_attempt_at::timestamptz
         then now() + make_interval(secs => :seconds) else next_attempt_at end
     where id = :id`,
    rest as Record<string, Knex.Value>,
  )

/** Stores the amount that the provider has refunded, in paise. */
export const writeRefunded = (db: Knex, refund: { id: string; refunded_amount: number }) =>
  queryRows(
    db,
    `update razorpay_payment set refunded_amount = :refunded_amount, updated_at = now()
     where id = :id and refunded_amount <> :refunded_amount`,
    refund,
  )

/** Stores a failure and schedules the retry in `seconds`, or none with null. */
export const writeException = (db: Knex, failed: { id: string; exception: string; seconds: number | null }) =>
  queryRows(
    db,
    `update razorpay_payment set exception = :exception, attempts = attempts + 1, asked_at = now(), updated_at = now(),
       next_attempt_at = now() + make_interval(secs => :seconds) where id = :id`,
    failed as Record<string, Knex.Value>,
  )

/** Claims due payments for half a minute. A cancelled order makes its payment due. */
export const claimDue = (db: Knex, most: number) =>
  queryRows<{ razorpay_order_id: string }>(
    db,
    `update razorpay_payment set next_attempt_at = now() + make_interval(secs => :lease) where id in (
       select id from razorpay_payment where next_attempt_at <= now() and deleted_at is null
       order by next_attempt_at limit :most for update skip locked)
     returning razorpay_order_id`,
    { lease: LEASE_SECONDS, most },
  )
