import { Conflict } from "@haat/http/conflict"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { PACK_ORDER } from "../contract"
import { CHECKOUT } from "../modules/checkout"
import type { CheckoutService } from "../modules/checkout/service"

type Input = { order_id: string }
type Found = { canceled: boolean; left: boolean; packed: boolean; given_back: boolean }

const FOUND = `
  select o.status::text = 'canceled' as canceled,
    exists (select 1 from packed_order p where p.id = o.id and p.deleted_at is null) as packed,
    exists (
      select 1 from order_fulfillment l
      join fulfillment f on f.id = l.fulfillment_id and f.deleted_at is null and f.canceled_at is null
      where l.order_id = o.id and l.deleted_at is null and f.shipped_at is not null) as left,
    coalesce((
      select sum(pc.captured_amount) > 0 and sum(pc.refunded_amount) >= sum(pc.captured_amount)
      from order_payment_collection l
      join payment_collection pc on pc.id = l.payment_collection_id and pc.deleted_at is null
      where l.order_id = o.id and l.deleted_at is null), false) as given_back
  from "order" o where o.id = :order_id and o.deleted_at is null and not o.is_draft_order`

const checkPackableStep = createStep("checkout-check-packable", async ({ order_id }: Input, { container }) => {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: Found[] }>(FOUND, { order_id })
  if (!rows.length) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such order")
  const { canceled, left, packed, given_back } = rows[0]
  if (canceled) throw new Conflict("This order is cancelled", "changed")
  if (left) throw new Conflict("This order has already been shipped", "changed")
  if (given_back) throw new Conflict("The money of this order was given back: it can only be cancelled", "changed")
  return new StepResponse({ order_id, packed })
})

const packStep = createStep(
  "checkout-pack",
  async ({ order_id, packed }: Input & { packed: boolean }, { container }) => {
    if (packed) return new StepResponse({ order_id }, null)
    await container.resolve<CheckoutService>(CHECKOUT).createPackedOrders({ id: order_id })
    return new StepResponse({ order_id }, order_id)
  },
  async (order_id, { container }) => {
    if (order_id) await container.resolve<CheckoutService>(CHECKOUT).deletePackedOrders(order_id)
  },
)

/**
 * Writes down that an order's goods are in their box. Its stock stays held and it can still be cancelled. Again, also at
 * once, changes nothing. Refuses with a 409 what has left, was cancelled, or
 * of which the money was given back.
 */
export const packOrderWorkflow = createWorkflow(PACK_ORDER, (input: Input) => {
  const key = transform(input, ({ order_id }) => `checkout:order:${order_id}`)
  acquireLockStep({ key, timeout: 30, retryInterval: 0.05, ttl: 60, executeOnSubWorkflow: true })
  const packed = packStep(checkPackableStep(input))
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(packed)
})
