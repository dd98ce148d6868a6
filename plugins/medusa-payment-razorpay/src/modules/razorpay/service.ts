import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { LEDGER_STATES, type LedgerState } from "../../contract"
import { RazorpayClient, type RazorpaySettings } from "../../providers/razorpay/client"
import type { LedgerEntry, NewEntry } from "./entry"
import { RazorpayEvent } from "./models/razorpay-event"
import { RazorpayPayment } from "./models/razorpay-payment"
import { isSigned } from "./signature"
import { forgetEvents, markApplied, storeEvent, takeEvents } from "./stored-events"
import { type FROM, move, type Particulars } from "./transitions"

type Options = {
  razorpay: RazorpaySettings & { webhookSecret: string; scriptUrl: string }
  testMode: { payment: boolean }
  retention: { paymentEventDays: number }
  /** how many payments a shopper may have opened within a day that are not paid */
  maxOpenPayments: number
}

/** How long a row that was handed out is left alone by others; one whose worker died is taken up after it. */
const LEASE = 30

/** The ledger of payments, the webhooks that came, and the way to Razorpay. */
export class RazorpayService extends MedusaService({ RazorpayPayment, RazorpayEvent }) {
  readonly client: RazorpayClient
  readonly #options: Options
  readonly #db: Knex

  constructor(container: Record<string, unknown>, options: Options) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.#options = options
    this.client = new RazorpayClient(options.razorpay)
  }

  /** What a browser needs to know of us. */
  get window() {
    const { razorpay, testMode } = this.#options
    return { key_id: razorpay.keyId, script_url: razorpay.scriptUrl, test_mode: testMode.payment }
  }

  /** Whether the provider's window says that this payment belongs to this order. */
  isPaymentSigned(entry: LedgerEntry, payment_id: string, signature: string) {
    return isSigned(`${entry.razorpay_order_id}|${payment_id}`, signature, this.#options.razorpay.keySecret)
  }

  isWebhookSigned(body: Buffer, signature: string) {
    return isSigned(body, signature, this.#options.razorpay.webhookSecret)
  }

  async #rows<T>(sql: string, values: Record<string, unknown>): Promise<T[]> {
    return (await this.#db.raw<{ rows: T[] }>(sql, values as Record<string, Knex.Value>)).rows
  }

  async findEntry(razorpay_order_id: string): Promise<LedgerEntry | null> {
    const sql = `select *, next_attempt_at::text as next_attempt_at from razorpay_payment
      where razorpay_order_id = :razorpay_order_id`
    return (await this.#rows<LedgerEntry>(sql, { razorpay_order_id }))[0] ?? null
  }

  /** How many payments are in each state of the ledger, for whoever watches the shop. */
  async countByState(): Promise<{ state: LedgerState; count: number }[]> {
    const counted = await this.#rows<{ state: LedgerState; count: number }>(
      "select state, count(*)::int as count from razorpay_payment group by state",
      {},
    )
    return LEDGER_STATES.map((state) => counted.find((row) => row.state === state) ?? { state, count: 0 })
  }

  /** The entry that ends with this order, or null: it was not paid here. */
  async findEntryOfOrder(order_id: string): Promise<LedgerEntry | null> {
    const sql = `select r.* from razorpay_payment r join order_payment_collection l
      on l.payment_collection_id = r.payment_collection_id and l.deleted_at is null where l.order_id = :order_id`
    return (await this.#rows<LedgerEntry>(sql, { order_id }))[0] ?? null
  }

  /** Whether the shopper may open one more payment. */
  async hasRoomFor(customer_id: string): Promise<boolean> {
    const most = this.#options.maxOpenPayments
    const sql = `select id from razorpay_payment
      where customer_id = :customer_id and state = 'created' and created_at > now() - interval '1 day' limit :most`
    return (await this.#rows(sql, { customer_id, most })).length < most
  }

  async openEntry(entry: NewEntry): Promise<LedgerEntry> {
    const sql = `insert into razorpay_payment
        (id, razorpay_order_id, payment_session_id, payment_collection_id, cart_id, customer_id, amount, plan, next_attempt_at)
      values (:id, :razorpay_order_id, :payment_session_id, :payment_collection_id, :cart_id, :customer_id, :amount,
        :plan, now() + interval '15 seconds')
      returning *`
    const values = { ...entry, plan: JSON.stringify(entry.plan), id: generateEntityId("", "rzpay") }
    return (await this.#rows<LedgerEntry>(sql, values))[0]
  }

  /** Payments of this cart that are not at their end, the newest first. `same`: for exactly this order, and new. */
  listOpen({ cart_id, plan }: Pick<NewEntry, "cart_id" | "plan">): Promise<(LedgerEntry & { same: boolean })[]> {
    const sql = `select *, plan = :plan::jsonb and created_at > now() - interval '10 minutes' as same
      from razorpay_payment where cart_id = :cart_id and state in ('created', 'captured') order by created_at desc limit 5`
    return this.#rows(sql, { cart_id, plan: JSON.stringify(plan) })
  }

  move(entry: LedgerEntry, to: keyof typeof FROM, particulars?: Particulars): Promise<LedgerEntry | null> {
    return move(this.#db, entry.id, to, particulars)
  }

  /** Keeps which payment the browser brought proof of. */
  async notePayment({ id }: LedgerEntry, razorpay_payment_id: string) {
    await this.#rows(
      `update razorpay_payment set razorpay_payment_id = :razorpay_payment_id, updated_at = now()
        where id = :id and state = 'created'`,
      { id, razorpay_payment_id },
    )
  }

  /** Keeps the provider's words for an attempt that failed. */
  async noteFailure({ id }: LedgerEntry, reason: string) {
    await this.#rows(
      "update razorpay_payment set reason = :reason, reason_error = null where id = :id and state = 'created'",
      {
        id,
        reason,
      },
    )
  }

  /** All is well until the next look; one that was made due since `entry` was read (its order was cancelled) stays due. */
  async rest({ id, next_attempt_at }: LedgerEntry, seconds: number | null) {
    await this.#rows(
      `update razorpay_payment set exception = null, attempts = 0, asked_at = now(),
        next_attempt_at = case when next_attempt_at is not distinct from :next_attempt_at::timestamptz
          then now() + make_interval(secs => :seconds) else next_attempt_at end
      where id = :id`,
      { id, next_attempt_at, seconds },
    )
  }

  /** Keeps what the provider has given back of the payment that counts, in paise. */
  async noteRefunded({ id }: LedgerEntry, refunded_amount: number) {
    await this.#rows(
      `update razorpay_payment set refunded_amount = :refunded_amount, updated_at = now()
        where id = :id and refunded_amount <> :refunded_amount`,
      { id, refunded_amount },
    )
  }

  /** Something went wrong; it is shown to the owner and tried again, unless `seconds` is null. */
  async postpone({ id }: LedgerEntry, exception: string, seconds: number | null) {
    await this.#rows(
      `update razorpay_payment set exception = :exception, attempts = attempts + 1, asked_at = now(), updated_at = now(),
        next_attempt_at = now() + make_interval(secs => :seconds) where id = :id`,
      { id, exception, seconds },
    )
  }

  /** Razorpay orders that are due; nobody else gets them for half a minute. A cancelled order makes its payment due. */
  async takeDue(most: number): Promise<string[]> {
    const rows = await this.#rows<{ razorpay_order_id: string }>(
      `update razorpay_payment set next_attempt_at = now() + make_interval(secs => :lease) where id in (
        select id from razorpay_payment where next_attempt_at <= now() and deleted_at is null
        order by next_attempt_at limit :most for update skip locked)
      returning razorpay_order_id`,
      { lease: LEASE, most },
    )
    return rows.map(({ razorpay_order_id }) => razorpay_order_id)
  }

  storeEvent(event: Parameters<typeof storeEvent>[1]) {
    return storeEvent(this.#db, event)
  }

  takeEvents(asked: Parameters<typeof takeEvents>[1]) {
    return takeEvents(this.#db, asked)
  }

  /** Forgets webhooks that were applied long ago, some at a time. @returns how many */
  forgetEvents() {
    return forgetEvents(this.#db, this.#options.retention.paymentEventDays)
  }

  markApplied(id: string) {
    return markApplied(this.#db, id)
  }
}
