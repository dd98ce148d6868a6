import { Conflict } from "@haat/http/conflict"
import type { LinkDefinition } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  parallelize,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, createRemoteLinkStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { type Order, PLACE_ORDER } from "../contract"
import { readBasket } from "../queries/basket"
import { findOrder } from "../queries/orders"
import { completeCartStep } from "./steps/complete-cart"
import { createOrderStep } from "./steps/create-order"
import { createPaymentStep } from "./steps/create-payment"
import { LOCK_SECONDS } from "./steps/half-made"
import { cartKey } from "./steps/hold-cart"
import { type PlaceOrderInput, prepareOrderStep } from "./steps/prepare-order"
import { reserveStockStep } from "./steps/reserve-stock"

/** Which cart is meant is settled before waiting for it, so that a second order of the same cart is known as one. */
const findCartStep = createStep("checkout-find-cart", async (input: PlaceOrderInput, { container }) => {
  const cart_id = input.cart_id ?? (await readBasket(container, input.customer_id)).cart_id
  if (!cart_id) throw new Conflict("Your cart is empty", "changed")
  return new StepResponse(cart_id)
})

const readOrderStep = createStep(
  "checkout-read-order",
  async (asked: { customer_id: string; id: string }, { container }) =>
    new StepResponse((await findOrder(container, asked)) as Order),
)

/**
 * Turns the shopper's cart into an order: the stock is held, the order and its payment are written, the cart is closed.
 * Any failure leaves everything as it was. Refuses with a 409 what is sold out, ordered already, or costs something else
 * than `expected_total`. Money taken beforehand (`paid`) is taken over from its session.
 */
export const placeOrderWorkflow = createWorkflow(PLACE_ORDER, (input: PlaceOrderInput) => {
  const cart_id = findCartStep(input)
  const key = transform(input, ({ customer_id }) => cartKey(customer_id))
  acquireLockStep({ key, timeout: 30, retryInterval: 0.05, ttl: LOCK_SECONDS, executeOnSubWorkflow: true })

  const plan = prepareOrderStep(transform({ input, cart_id }, ({ input, cart_id }) => ({ ...input, cart_id })))
  reserveStockStep(plan)
  const [order_id, payment_collection_id] = parallelize(createOrderStep(plan), createPaymentStep(plan))
  createRemoteLinkStep(
    transform({ plan, order_id, payment_collection_id }, ({ plan, order_id, payment_collection_id }) => {
      const order = { [Modules.ORDER]: { order_id } }
      const cart = { [Modules.CART]: { cart_id: plan.cart_id } }
      const payment = { [Modules.PAYMENT]: { payment_collection_id } }
      const links: LinkDefinition[] = [
        { ...order, ...cart },
        { ...order, ...payment },
      ]
      if (!plan.payment_collection_id) links.push({ ...cart, ...payment })
      return links
    }),
  )
  completeCartStep(plan)
  emitEventStep({ eventName: "order.placed", data: { id: order_id } })
  emitEventStep({
    eventName: "catalog.stock-changed",
    data: transform(plan, ({ lines }) => ({ product_ids: lines.map(({ product_id }) => product_id) })),
  }).config({ name: "emit-stock-changed" })
  releaseLockStep({ key, executeOnSubWorkflow: true })

  return new WorkflowResponse(readOrderStep({ customer_id: input.customer_id, id: order_id }))
})
