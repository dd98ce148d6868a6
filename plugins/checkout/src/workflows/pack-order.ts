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
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { PACK_ORDER } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { CHECKOUT } from "../modules/checkout"
import type { CheckoutService } from "../modules/checkout/service"

type Input = { order_id: string }
type Found = { cancelled: boolean; packed: boolean; shipped: boolean; refunded: boolean }

const FOUND = `
  select cancelled, packed, coalesce(shipped, false) as shipped, refunded from order_state where order_id = :order_id`

const checkPackableStep = createStep("checkout-check-packable", async ({ order_id }: Input, { container }) => {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: Found[] }>(FOUND, { order_id })
  if (!rows.length) throw new HttpError(HTTP_ERRORS.no_such_order)
  const { cancelled, packed, shipped, refunded } = rows[0]
  if (cancelled) throw new HttpError(CHECKOUT_ERRORS.order_is_cancelled)
  if (shipped) throw new HttpError(CHECKOUT_ERRORS.order_is_shipped)
  if (refunded) throw new HttpError(CHECKOUT_ERRORS.order_is_refunded)
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
  acquireLockStep({ key, ...WORKFLOW_LOCK, executeOnSubWorkflow: true })
  const packed = packStep(checkPackableStep(input))
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(packed)
})
