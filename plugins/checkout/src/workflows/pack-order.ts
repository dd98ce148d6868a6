import { HttpError } from "@haat/http/http-error"
import { HTTP_ERRORS } from "@haat/http/http-errors"
import { WORKFLOW_LOCK } from "@haat/http/lock-options"
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
import { readPackableOrder } from "../queries/packable-order"

type Input = { order_id: string }

const checkPackableStep = createStep("checkout-check-packable", async ({ order_id }: Input, { container }) => {
  const order = await readPackableOrder(container, order_id)
  if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
  const { cancelled, packed, shipped, refunded } = order
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
 * once, changes nothing. Rejects with a 409 what has left, was cancelled, or
 * of which the money was refunded.
 */
export const packOrderWorkflow = createWorkflow(PACK_ORDER, (input: Input) => {
  const key = transform(input, ({ order_id }) => `checkout:order:${order_id}`)
  acquireLockStep({ key, ...WORKFLOW_LOCK, executeOnSubWorkflow: true })
  const packed = packStep(checkPackableStep(input))
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(packed)
})
