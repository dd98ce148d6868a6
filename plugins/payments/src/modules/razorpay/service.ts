import type { OrderFunds } from "@haat/checkout/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import { isSigned, RazorpayClient, type RazorpaySettings } from "medusa-payment-razorpay"
import { LEDGER_STATES, type LedgerState } from "../../contract"
import type { Disputed, DisputeNotice } from "./dispute"
import type { LedgerEntry, NewEntry } from "./entry"
import { PaymentRefund } from "./models/payment-refund"
import { RazorpayEvent } from "./models/razorpay-event"
import { RazorpayPayment } from "./models/razorpay-payment"
import * as disputes from "./queries/disputes"
import * as entries from "./queries/entries"
import { readRemainingFunds, sumReturnableCredit } from "./queries/order-funds"
import { PAYMENT_DATA } from "./queries/personal-data"
import * as refunds from "./queries/refunds"
import { claimEvents, deleteOldEvents, markApplied, storeEvent } from "./queries/stored-events"
import { move, type PREVIOUS_STATES, type TransitionData } from "./queries/transitions"
import type { NewRefund, RefundRow } from "./refund-row"

type Options = {
  razorpay: RazorpaySettings & { webhookSecret: string; scriptUrl: string }
  testMode: { payment: boolean }
  retention: { paymentEventDays: number }
  /** maximum number of unpaid payments that a shopper may have opened within a day */
  maxOpenPayments: number
  /** multiplies the retry delays */
  retryPauseFactor?: number
}

/** Stores the ledger of payments and refunds and the received webhooks, and holds the Razorpay client. */
export class RazorpayService
  extends MedusaService({ RazorpayPayment, RazorpayEvent, PaymentRefund })
  implements OrderFunds
{
  readonly readRemainingFunds = readRemainingFunds
  readonly sumReturnableCredit = sumReturnableCredit
  readonly client: RazorpayClient
  readonly personalData = PAYMENT_DATA
  readonly #options: Options
  readonly #db: Knex

  constructor(container: Record<string, unknown>, options: Options) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.#options = options
    this.client = new RazorpayClient(options.razorpay)
  }

  /** Settings of the provider's window for a browser. */
  get window() {
    const { razorpay, testMode } = this.#options
    return { key_id: razorpay.keyId, script_url: razorpay.scriptUrl, test_mode: testMode.payment }
  }

  /** True when the provider signed that this payment belongs to this order. */
  isPaymentSigned(entry: LedgerEntry, payment_id: string, signature: string) {
    return isSigned(`${entry.razorpay_order_id}|${payment_id}`, signature, this.#options.razorpay.keySecret)
  }

  isWebhookSigned(body: Buffer, signature: string) {
    return isSigned(body, signature, this.#options.razorpay.webhookSecret)
  }

  /** Returns the entry of a Razorpay order, or null. */
  async findEntry(razorpay_order_id: string): Promise<LedgerEntry | null> {
    return (await entries.findEntry(this.#db, razorpay_order_id)) ?? null
  }

  /** Number of payments in each state of the ledger, for monitoring. */
  async countByState(): Promise<{ state: LedgerState; count: number }[]> {
    const counted = await entries.countEntries(this.#db)
    return LEDGER_STATES.map((state) => counted.find((row) => row.state === state) ?? { state, count: 0 })
  }

  /** Returns the entry that paid for this order, or null when it was not paid online. */
  async findEntryByOrderId(order_id: string): Promise<LedgerEntry | null> {
    return (await entries.findEntryByOrderId(this.#db, order_id)) ?? null
  }

  /** True when the shopper may open one more payment. */
  async canOpenPayment(customer_id: string): Promise<boolean> {
    const most = this.#options.maxOpenPayments
    return (await entries.listUnpaid(this.#db, { customer_id, most })).length < most
  }

  /** Opens an entry; amount in paise. */
  openEntry(entry: NewEntry): Promise<LedgerEntry> {
    return entries.insertEntry(this.#db, entry)
  }

  /** Lists open payments of this cart, the newest first. `same`: for the same plan, and under ten minutes old. */
  listOpen(cart: Pick<NewEntry, "cart_id" | "plan">): Promise<(LedgerEntry & { same: boolean })[]> {
    return entries.listOpen(this.#db, cart)
  }

  move(entry: LedgerEntry, to: keyof typeof PREVIOUS_STATES, data?: TransitionData): Promise<LedgerEntry | null> {
    return move(this.#db, entry.id, to, data)
  }

  /** Stores the id of the payment whose signature the browser sent. */
  async recordSignedPayment({ id }: LedgerEntry, razorpay_payment_id: string) {
    await entries.writePayment(this.#db, { id, razorpay_payment_id })
  }

  /** Stores the provider's error text of a failed attempt. */
  async recordFailure({ id }: LedgerEntry, reason: string) {
    await entries.writeFailure(this.#db, { id, reason })
  }

  /**
   * Schedules the next check and clears the failure; an entry that became due since it was read (its order was
   * cancelled) stays due.
   */
  async scheduleNextCheck({ id, next_attempt_at }: LedgerEntry, seconds: number | null) {
    await entries.writeNextCheck(this.#db, { id, next_attempt_at, seconds })
  }

  /** Stores the amount that the provider has refunded of `razorpay_payment_id`, in paise. */
  async recordRefundedAmount({ id }: LedgerEntry, refunded_amount: number) {
    await entries.writeRefunded(this.#db, { id, refunded_amount })
  }

  /** Stores a failure for the owner to see, and schedules a retry unless `seconds` is null. */
  async postpone({ id }: LedgerEntry, exception: string, seconds: number | null) {
    const { retryPauseFactor = 1 } = this.#options
    await entries.writeException(this.#db, { id, exception, seconds: seconds && seconds * retryPauseFactor })
  }

  /** Claims the due Razorpay orders for half a minute. A cancelled order makes its payment due. */
  async claimDue(most: number): Promise<string[]> {
    return (await entries.claimDue(this.#db, most)).map(({ razorpay_order_id }) => razorpay_order_id)
  }

  /** Returns the entry of a Medusa payment, or null when it was not paid online. */
  async findEntryByPaymentId(payment_id: string): Promise<LedgerEntry | null> {
    return (await entries.findEntryByPaymentId(this.#db, payment_id)) ?? null
  }

  /** Lists the refunds with this request id, one for each payment. */
  listRequestedRefunds(request_id: string, db: Knex = this.#db): Promise<RefundRow[]> {
    return refunds.listRequested(db, request_id)
  }

  /**
   * Inserts a refund in its order's transaction; amount in paise. The reconciling job continues it after a crash.
   */
  async writeRefund(trx: Knex, refund: NewRefund): Promise<RefundRow> {
    const row = await refunds.insertRefund(trx, refund)
    if (row.state === "pending") await refunds.makeDue(trx, row.payment_id)
    return row
  }

  /** Lists refunds to an entry's payment, for its own order and for exchange orders, the oldest first. */
  listRefunds({ payment_session_id }: LedgerEntry): Promise<RefundRow[]> {
    return refunds.listSessionRefunds(this.#db, payment_session_id)
  }

  /** Stores the provider's outcome of a refund. @returns the row when its state has changed, else null */
  async recordRefundOutcome(
    outcome: Parameters<typeof refunds.writeOutcome>[1],
    db: Knex = this.#db,
  ): Promise<RefundRow | null> {
    return (await refunds.writeOutcome(db, outcome)) ?? null
  }

  /** Inserts a refund made in the provider's dashboard. @returns the row; null when it exists already */
  async recordExternalRefund(
    trx: Knex,
    refund: Parameters<typeof refunds.insertExternalRefund>[1],
  ): Promise<RefundRow | null> {
    return (await refunds.insertExternalRefund(trx, refund)) ?? null
  }

  /** Stores a dispute as the provider reports it. */
  async saveDispute(dispute: DisputeNotice) {
    await disputes.saveDispute(this.#db, dispute)
  }

  /**
   * Returns the paise of an entry's payment that refunds of its order have turned into store credit.
   */
  async sumRefundedAsCredit({ payment_session_id, order_id }: LedgerEntry): Promise<number> {
    return order_id ? refunds.sumRefundedAsCredit(this.#db, { payment_session_id, order_id }) : 0
  }

  /** Returns the amounts that disputes hold of `razorpay_payment_id`. */
  readDisputedAmount({ razorpay_payment_id }: Pick<LedgerEntry, "razorpay_payment_id">): Promise<Disputed> {
    return disputes.readDisputedAmount(this.#db, razorpay_payment_id ?? "")
  }

  storeEvent(event: Parameters<typeof storeEvent>[1]) {
    return storeEvent(this.#db, event)
  }

  claimEvents(filter: Parameters<typeof claimEvents>[1]) {
    return claimEvents(this.#db, filter)
  }

  /** Deletes a batch of webhooks past their retention. @returns how many */
  deleteOldEvents() {
    return deleteOldEvents(this.#db, this.#options.retention.paymentEventDays)
  }

  markApplied(id: string) {
    return markApplied(this.#db, id)
  }
}
