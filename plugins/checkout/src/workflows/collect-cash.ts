import { HttpError } from "@haat/http/http-error"
import { HTTP_ERRORS } from "@haat/http/http-errors"
import { WORKFLOW_LOCK } from "@haat/http/lock-options"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, capturePaymentWorkflow, releaseLockStep } from "@medusajs/medusa/core-flows"
import { COLLECT_CASH } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"

type Input = { order_id: string }
type Promised = { cancelled: boolean; delivered: boolean; payment_id: string | null; open: boolean }

const PROMISED = `
  select state.cancelled, coalesce(state.delivered, false) as delivered, cash.id as payment_id, cash.captured_at is null as open
  from order_state state
  left join lateral (
    select p.id, p.captured_at from order_payment_collection l
    join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null and p.canceled_at is null
    where l.order_id = state.order_id and l.deleted_at is null and p.provider_id = 'pp_system_default'
    order by p.created_at desc limit 1) cash on true
  where state.order_id = :order_id`

const checkCashStep = createStep("checkout-check-cash", async ({ order_id }: Input, { container }) => {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: Promised[] }>(PROMISED, { order_id })
  if (!rows.length) throw new HttpError(HTTP_ERRORS.no_such_order)
  const { cancelled, delivered, payment_id, open } = rows[0]
  if (cancelled) throw new HttpError(CHECKOUT_ERRORS.order_is_cancelled)
  if (!payment_id) throw new HttpError(CHECKOUT_ERRORS.not_paid_in_cash)
  if (!delivered) throw new HttpError(CHECKOUT_ERRORS.not_delivered)
  return new StepResponse({ payment_id, open })
})

/**
 * Writes down that the cash of a delivered order was handed over: Medusa captures its payment, and the order is paid.
 * Again, also at once, changes nothing. Refuses with a 409 what has not arrived, was cancelled or is paid online.
 */
export const collectCashWorkflow = createWorkflow(COLLECT_CASH, (input: Input) => {
  const key = transform(input, ({ order_id }) => `checkout:order:${order_id}`)
  acquireLockStep({ key, ...WORKFLOW_LOCK, executeOnSubWorkflow: true })
  const cash = checkCashStep(input)
  when(cash, ({ open }) => open).then(() => {
    capturePaymentWorkflow.runAsStep({ input: transform(cash, ({ payment_id }) => ({ payment_id })) })
  })
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(cash)
})
