import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { RazorpayError, type RazorpayRefund } from "medusa-payment-razorpay"
import { ORDER_REFUNDED, type RefundState } from "../../contract"
import { LEDGER } from "../../modules/razorpay"
import type { LedgerEntry } from "../../modules/razorpay/entry"
import type { RefundRow } from "../../modules/razorpay/refund-row"
import type { RazorpayService } from "../../modules/razorpay/service"
import { readPaymentRecord } from "../../queries/payment-record"
import { runProcessedHook } from "../refund/record-refunds-in-medusa"

const toRefundState = ({ status }: RazorpayRefund): RefundState =>
  status === "processed" || status === "failed" ? status : "pending"

const REJECTED = "The payment provider could not make this refund"
const LOST = "A dispute was lost: the buyer's bank has taken this money back"
const REFUNDED_AT_PROVIDER = "Refunded at the payment provider"

/**
 * Requests the recorded refunds of a payment from the provider, with the row's id as idempotency key. A refund fails
 * when the provider rejects it or a lost dispute has taken its money; while a dispute is open, refunds wait.
 * @throws RazorpayError when it is unknown whether the refund happened
 */
export async function requestRefunds(container: MedusaContainer, entry: LedgerEntry): Promise<void> {
  const { order_id, razorpay_payment_id: payment_id } = entry
  if (!order_id || !payment_id) return
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const rows = (await ledger.listRefunds(entry)).filter(
    ({ method, state, provider_refund_id }) => method === "online" && state === "pending" && !provider_refund_id,
  )
  if (!rows.length) return
  const { is_open, held_paise } = await ledger.readDisputedAmount(entry)
  if (is_open) return
  let left = entry.amount - entry.refunded_amount - held_paise
  for (const row of rows) {
    if (held_paise && row.amount > left) {
      await ledger.recordRefundOutcome({ id: row.id, state: "failed", provider_refund_id: null, failure: LOST })
      continue
    }
    left -= row.amount
    try {
      const made = await ledger.client.refund({ payment_id, amount: row.amount, key: row.id, receipt: row.id })
      await updateRefundRow(container, row, made)
    } catch (error) {
      if (!(error instanceof RazorpayError && error.rejected)) throw error
      await ledger.recordRefundOutcome({
        id: row.id,
        state: "failed",
        provider_refund_id: null,
        failure: error.message,
      })
    }
  }
}

/**
 * Copies the state of each of the payment's refunds from the provider to `payment_refund`, and inserts rows for refunds
 * made in its dashboard or because the order was cancelled.
 */
export async function followRefunds(container: MedusaContainer, entry: LedgerEntry): Promise<void> {
  const { order_id, razorpay_payment_id } = entry
  if (!order_id || !razorpay_payment_id) return
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const rows = (await ledger.listRefunds(entry)).filter(({ method }) => method === "online")
  const refunded_paise = rows.reduce((sum, { state, amount }) => sum + (state === "failed" ? 0 : amount), 0)
  if (refunded_paise === entry.refunded_amount && !rows.some(({ state }) => state === "pending")) return

  for (const refund of await ledger.client.listRefunds(razorpay_payment_id)) {
    const row = rows.find(({ id, provider_refund_id }) => provider_refund_id === refund.id || id === refund.receipt)
    if (row) await updateRefundRow(container, row, refund)
    else await recordMissingRefund(container, entry, refund)
  }
}

async function updateRefundRow(container: MedusaContainer, row: RefundRow, refund: RazorpayRefund) {
  const state = toRefundState(refund)
  if (row.state === state && row.provider_refund_id === refund.id) return
  const outcome = { id: row.id, state, provider_refund_id: refund.id, failure: state === "failed" ? REJECTED : null }
  const changed = await inOrderTransaction(container, row.order_id, async ({ trx }) => {
    const written = await container.resolve<RazorpayService>(LEDGER).recordRefundOutcome(outcome, trx)
    if (written) await runProcessedHook(container, trx, written)
    return written
  })
  // The event is lost when the process dies here; the mail job then finds the refund in the view `order_refund`.
  if (changed?.state === "processed" && row.request_id)
    await container.resolve(Modules.EVENT_BUS).emit({ name: ORDER_REFUNDED, data: { id: row.id } })
}

async function recordMissingRefund(container: MedusaContainer, entry: LedgerEntry, refund: RazorpayRefund) {
  const record = await readPaymentRecord(container, entry.payment_session_id)
  if (!record || refund.amount < 1) return
  const order_id = entry.order_id as string
  const foreign = {
    order_id,
    payment_id: record.id,
    amount: refund.amount,
    state: toRefundState(refund),
    reason: entry.reason ?? REFUNDED_AT_PROVIDER,
    provider_refund_id: refund.id,
  }
  await inOrderTransaction(container, order_id, async ({ trx }) => {
    const written = await container.resolve<RazorpayService>(LEDGER).recordExternalRefund(trx, foreign)
    if (written) await runProcessedHook(container, trx, written)
  })
}
