import { Conflict } from "@haat/http/conflict"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { OrderPlan } from "./prepare-order"
import { writeLines } from "./write-lines"

type Input = Pick<OrderPlan, "order_id" | "cart_id" | "customer_id" | "email" | "leftovers">

/** Closes the cart for its order only; somebody may have undone an order that took longer than its lock lived. */
const CLOSE = `
  update cart set completed_at = now(), updated_at = now()
  where id = :cart_id and completed_at is null
    and exists (select 1 from "order" where id = :order_id and deleted_at is null)
  returning id`

async function close(container: MedusaContainer, ids: Pick<Input, "cart_id" | "order_id">) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { id: string }[] }>(CLOSE, ids)
  if (!rows.length) throw new Conflict("This took too long. Please try again", "busy")
}

// null opens the cart again; only the type does not say so.
const open = (container: MedusaContainer, cart_id: string) =>
  container.resolve(Modules.CART).updateCarts(cart_id, { completed_at: null as unknown as undefined })

/** Closes the cart: from here on it is an order. What is left over waits in a new cart. */
export const completeCartStep = createStep(
  "checkout-complete-cart",
  async ({ order_id, cart_id, customer_id, email, leftovers }: Input, { container }) => {
    await close(container, { cart_id, order_id })
    const lines = leftovers.map((line) => ({ ...line, line_ids: [] }))
    try {
      const opened = await writeLines(container, { cart_id: null, customer_id, email, lines: [] }, lines)
      return new StepResponse(cart_id, { cart_id, opened })
    } catch (error) {
      await open(container, cart_id)
      throw error
    }
  },
  async (closed, { container }) => {
    if (!closed) return
    if (closed.opened) await container.resolve(Modules.CART).deleteCarts([closed.opened])
    await open(container, closed.cart_id)
  },
)
