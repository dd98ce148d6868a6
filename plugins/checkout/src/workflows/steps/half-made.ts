import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { Conflict } from "../../conflict"
import { undoAbandonedOrdersWorkflow } from "../undo-abandoned-orders"
import type { OrderPlan } from "./prepare-order"

/** As long as the lock of a cart lives: whoever holds it now is alone with what is older. */
export const LOCK_SECONDS = 60

const HALF_MADE = `
  select bool_or(created_at > now() - make_interval(secs => :seconds)) as fresh, count(*)::int as things from (
    select created_at from "order" where id = :order_id and deleted_at is null
    union all
    select created_at from reservation_item where line_item_id = any(:items) and deleted_at is null
  ) left_behind`

type LeftBehind = { fresh: boolean | null; things: number }

/**
 * Undoes what is there already of an order whose cart is still open. What is fresh may belong to a process that still
 * lives: then it is a conflict that passes by itself.
 */
export async function clearHalfMade(
  container: MedusaContainer,
  { order_id, cart_id, lines }: Pick<OrderPlan, "order_id" | "cart_id" | "lines">,
) {
  const items = lines.map((line) => line.order_item_id)
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: LeftBehind[] }>(HALF_MADE, { order_id, items, seconds: LOCK_SECONDS })
  const [{ fresh, things }] = rows
  if (!things) return
  if (fresh) throw new Conflict("Your order is being placed. Please wait a minute", "busy")
  await undoAbandonedOrdersWorkflow(container).run({ input: { seconds: LOCK_SECONDS, of: { cart_id, items } } })
}
