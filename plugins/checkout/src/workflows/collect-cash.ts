import { HttpError } from "@haat/http/http-error"
import { WORKFLOW_LOCK } from "@haat/http/lock-options"
import { inOrderTransaction } from "@haat/http/order-transaction"
import { generateEntityId, PaymentEvents } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { COLLECT_CASH } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { capturePayment, readPromisedCash } from "../queries/collect-cash"

type Input = { order_id: string }

/** The capture, the payment and what the order says of it, in one transaction: the cash is written down whole or not at all. */
const collectStep = createStep("checkout-collect-cash", async ({ order_id }: Input, { container }) => {
  const cash = await inOrderTransaction(container, order_id, async ({ orders, trx, context }) => {
    const { cancelled, delivered, payment_id, amount, open } = await readPromisedCash(trx, order_id)
    if (cancelled) throw new HttpError(CHECKOUT_ERRORS.order_is_cancelled)
    if (!payment_id) throw new HttpError(CHECKOUT_ERRORS.not_paid_in_cash)
    if (!delivered) throw new HttpError(CHECKOUT_ERRORS.not_delivered)
    if (open) {
      const capture_id = generateEntityId(undefined, "capt")
      await capturePayment(trx, { payment_id, capture_id })
      const capture = { reference: "capture", reference_id: capture_id }
      await orders.addOrderTransactions({ order_id, amount, currency_code: "inr", ...capture }, context)
    }
    return { payment_id, open }
  })
  return new StepResponse(cash)
})

/**
 * Writes down that the cash of a delivered order was received: its payment is captured, and the order is paid. Again,
 * also at once, changes nothing. Rejects with a 409 what has not arrived, was cancelled or is paid online.
 */
export const collectCashWorkflow = createWorkflow(COLLECT_CASH, (input: Input) => {
  const key = transform(input, ({ order_id }) => `checkout:order:${order_id}`)
  acquireLockStep({ key, ...WORKFLOW_LOCK, executeOnSubWorkflow: true })
  const cash = collectStep(input)
  when(cash, ({ open }) => open).then(() => {
    emitEventStep({
      eventName: PaymentEvents.CAPTURED,
      data: transform(cash, ({ payment_id }) => ({ id: payment_id })),
    })
  })
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(cash)
})
