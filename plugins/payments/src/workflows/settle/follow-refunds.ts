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
import { runProcessedHook } from "../refund/record-refunds"

const stateOf = ({ status }: RazorpayRefund): RefundState =>
  status === "processed" || status === "failed" ? status : "pending"

const REJECTED = "The payment provider could not make this refund"
const LOST = "A dispute was lost: the buyer's bank has taken this money back"
const ELSEWHERE = "Refunded at the payment provider"

/**
 * Requests the recorded refunds of an order: under the id of each, always with the same body, so that each happens
 * once. A refund that the provider rejects has failed, and so has one whose money a dispute has taken; while a dispute
 * is open they wait.
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
      await note(container, row, made)
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
 * Keeps a row for each refund the provider has of an order's payment, in the state it has there; also for those that
 * were made at its dashboard, or because the order was cancelled.
 */
export async function followRefunds(container: MedusaContainer, entry: LedgerEntry): Promise<void> {
  const { order_id, razorpay_payment_id } = entry
  if (!order_id || !razorpay_payment_id) return
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const rows = (await ledger.listRefunds(entry)).filter(({ method }) => method === "online")
  const standing = rows.reduce((sum, { state, amount }) => sum + (state === "failed" ? 0 : amount), 0)
  if (standing === entry.refunded_amount && !rows.some(({ state }) => state === "pending")) return

  for (const refund of await ledger.client.listRefunds(razorpay_payment_id)) {
    const row = rows.find(({ id, provider_refund_id }) => provider_refund_id === refund.id || id === refund.receipt)
    if (row) await note(container, row, refund)
    else await recordMissingRefund(container, entry, refund)
  }
}

async function note(container: MedusaContainer, row: RefundRow, refund: RazorpayRefund) {
  const state = stateOf(refund)
  if (row.state === state && row.provider_refund_id === refund.id) return
  const outcome = { id: row.id, state, provider_refund_id: refund.id, failure: state === "failed" ? REJECTED : null }
  const changed = await inOrderTransaction(container, row.order_id, async ({ trx }) => {
    const written = await container.resolve<RazorpayService>(LEDGER).recordRefundOutcome(outcome, trx)
    if (written) await runProcessedHook(container, trx, written)
    return written
  })
  // The event is lost when the process dies here: the mails' job searches the view for missed ones.
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
    state: stateOf(refund),
    reason: entry.reason ?? ELSEWHERE,
    provider_refund_id: refund.id,
  }
  await inOrderTransaction(container, order_id, async ({ trx }) => {
    const written = await container.resolve<RazorpayService>(LEDGER).recordExternalRefund(trx, foreign)
    if (written) await runProcessedHook(container, trx, written)
  })
}
