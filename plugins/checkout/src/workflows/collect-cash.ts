import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId, PaymentEvents } from "@medusajs/framework/utils"
import { CHECKOUT_ERRORS } from "../errors"
import { capturePayment, readCodPayment } from "../queries/collect-cash"

/**
 * Captures the cash payment of a delivered order. Repeated or concurrent calls have no further effect.
 * @throws HttpError 404; 409 for an order that is not delivered, cancelled or paid online
 */
export async function collectCash(container: MedusaContainer, order_id: string): Promise<void> {
  const collected = await inOrderTransaction(container, order_id, async ({ orders, trx, context }) => {
    const { cancelled, delivered, payment_id, amount, open } = await readCodPayment(trx, order_id)
    if (cancelled) throw new HttpError(CHECKOUT_ERRORS.order_is_cancelled)
    if (!payment_id) throw new HttpError(CHECKOUT_ERRORS.not_paid_in_cash)
    if (!delivered) throw new HttpError(CHECKOUT_ERRORS.not_delivered)
    if (open) {
      const capture_id = generateEntityId(undefined, "capt")
      await capturePayment(trx, { payment_id, capture_id })
      const capture = { reference: "capture", reference_id: capture_id }
      await orders.addOrderTransactions({ order_id, amount, currency_code: "inr", ...capture }, context)
    }
    return open ? payment_id : undefined
  })
  if (collected) await emitEvents(container, [{ name: PaymentEvents.CAPTURED, data: { id: collected } }])
}
