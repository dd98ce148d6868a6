import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { OrderPlan } from "./prepare-order"
import { writeLines } from "./write-lines"

type Input = Pick<OrderPlan, "cart_id" | "customer_id" | "email" | "leftovers">

/** Closes the cart: from here on it is an order. What was sold out waits in a new cart. */
export const completeCartStep = createStep(
  "checkout-complete-cart",
  async ({ cart_id, customer_id, email, leftovers }: Input, { container }) => {
    const carts = container.resolve(Modules.CART)
    await carts.updateCarts(cart_id, { completed_at: new Date() })
    const lines = leftovers.map((line) => ({ ...line, line_ids: [] }))
    const opened = await writeLines(container, { cart_id: null, customer_id, email, lines: [] }, lines)
    return new StepResponse(cart_id, { cart_id, opened })
  },
  async (closed, { container }) => {
    if (!closed) return
    const carts = container.resolve(Modules.CART)
    if (closed.opened) await carts.deleteCarts([closed.opened])
    // null opens the cart again; only the type does not say so.
    await carts.updateCarts(closed.cart_id, { completed_at: null as unknown as undefined })
  },
)
