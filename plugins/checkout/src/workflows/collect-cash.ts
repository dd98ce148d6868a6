import { Conflict } from "@haat/http/conflict"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
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

type Input = { order_id: string }
type Promised = { canceled: boolean; delivered: boolean; payment_id: string | null; open: boolean }

const PROMISED = `
  select o.status::text = 'canceled' as canceled,
    coalesce((
      select bool_and(f.delivered_at is not null) from order_fulfillment l
      join fulfillment f on f.id = l.fulfillment_id and f.deleted_at is null and f.canceled_at is null
      where l.order_id = o.id and l.deleted_at is null), false) as delivered,
    cash.id as payment_id, cash.captured_at is null as open
  from "order" o
  left join lateral (
    select p.id, p.captured_at from order_payment_collection l
    join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null and p.canceled_at is null
    where l.order_id = o.id and l.deleted_at is null and p.provider_id = 'pp_system_default'
    order by p.created_at desc limit 1) cash on true
  where o.id = :order_id and o.deleted_at is null`

const checkCashStep = createStep("checkout-check-cash", async ({ order_id }: Input, { container }) => {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: Promised[] }>(PROMISED, { order_id })
  if (!rows.length) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such order")
  const { canceled, delivered, payment_id, open } = rows[0]
  if (canceled) throw new Conflict("This order is cancelled", "changed")
  if (!payment_id) throw new Conflict("This order is not paid in cash", "changed")
  if (!delivered) throw new Conflict("Cash is collected when the parcel arrives: mark it as delivered first", "changed")
  return new StepResponse({ payment_id, open })
})

/**
 * Writes down that the cash of a delivered order was handed over: Medusa captures its payment, and the order is paid.
 * Again, also at once, changes nothing. Refuses with a 409 what has not arrived, was cancelled or is paid online.
 */
export const collectCashWorkflow = createWorkflow(COLLECT_CASH, (input: Input) => {
  const key = transform(input, ({ order_id }) => `checkout:order:${order_id}`)
  acquireLockStep({ key, timeout: 30, retryInterval: 0.05, ttl: 60, executeOnSubWorkflow: true })
  const cash = checkCashStep(input)
  when(cash, ({ open }) => open).then(() => {
    capturePaymentWorkflow.runAsStep({ input: transform(cash, ({ payment_id }) => ({ payment_id })) })
  })
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(cash)
})
