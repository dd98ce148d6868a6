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

type Input = { order_id: string }
type Promised = {
  cancelled: boolean
  delivered: boolean
  payment_id: string | null
  /** rupees */
  amount: number
  open: boolean
}

const PROMISED = `
  select state.cancelled, coalesce(state.delivered, false) as delivered, cash.id as payment_id, cash.amount::float8,
    cash.captured_at is null as open
  from order_state state
  left join lateral (
    select p.id, p.amount, p.captured_at from order_payment_collection l
    join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null and p.canceled_at is null
    where l.order_id = state.order_id and l.deleted_at is null and p.provider_id = 'pp_system_default'
    order by p.created_at desc limit 1) cash on true
  where state.order_id = ?`

const CAPTURE = `
  with paid as (
    update payment set captured_at = now(), updated_at = now() where id = :payment_id returning *
  ), capture as (
    insert into capture (id, payment_id, amount, raw_amount)
    select :capture_id, id, amount, raw_amount from paid
  )
  update payment_collection c set status = 'completed', completed_at = now(), updated_at = now(),
    captured_amount = paid.amount, raw_captured_amount = paid.raw_amount
  from paid where c.id = paid.payment_collection_id`

/** The capture, the payment and what the order says of it, in one transaction: the cash is written down whole or not at all. */
const collectStep = createStep("checkout-collect-cash", async ({ order_id }: Input, { container }) => {
  const cash = await inOrderTransaction(container, order_id, async ({ orders, trx, context }) => {
    const { rows } = await trx.raw<{ rows: Promised[] }>(PROMISED, [order_id])
    const { cancelled, delivered, payment_id, amount, open } = rows[0]
    if (cancelled) throw new HttpError(CHECKOUT_ERRORS.order_is_cancelled)
    if (!payment_id) throw new HttpError(CHECKOUT_ERRORS.not_paid_in_cash)
    if (!delivered) throw new HttpError(CHECKOUT_ERRORS.not_delivered)
    if (open) {
      const capture_id = generateEntityId(undefined, "capt")
      await trx.raw(CAPTURE, { payment_id, capture_id })
      const capture = { reference: "capture", reference_id: capture_id }
      await orders.addOrderTransactions({ order_id, amount, currency_code: "inr", ...capture }, context)
    }
    return { payment_id, open }
  })
  return new StepResponse(cash)
})

/**
 * Writes down that the cash of a delivered order was handed over: its payment is captured, and the order is paid. Again,
 * also at once, changes nothing. Refuses with a 409 what has not arrived, was cancelled or is paid online.
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
