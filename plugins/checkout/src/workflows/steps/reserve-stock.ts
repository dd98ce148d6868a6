import { Conflict } from "@haat/http/conflict"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readBasket } from "../../queries/basket"
import { requireStock } from "../../stock-rule"
import type { OrderPlan } from "./prepare-order"

const byItem = (a: { inventory_item_id: string }, b: { inventory_item_id: string }) =>
  a.inventory_item_id < b.inventory_item_id ? -1 : 1

/** Holds the pieces of an order. Always in the same sequence, so that crossing carts cannot wait for each other. */
export const reserveStockStep = createStep(
  "checkout-reserve-stock",
  async ({ customer_id, lines }: Pick<OrderPlan, "customer_id" | "lines">, { container }) => {
    const reservations = lines
      .flatMap(({ inventory_item_id, location_id, quantity, required_quantity, order_item_id }) =>
        inventory_item_id && location_id
          ? [{ inventory_item_id, location_id, quantity: quantity * required_quantity, line_item_id: order_item_id }]
          : [],
      )
      .sort(byItem)
    if (!reservations.length) return new StepResponse([] as string[], [] as string[])
    try {
      const created = await container.resolve(Modules.INVENTORY).createReservationItems(reservations)
      const ids = created.map(({ id }) => id)
      return new StepResponse(ids, ids)
    } catch (error) {
      const now = await readBasket(container, customer_id)
      for (const { product_id, quantity } of lines) {
        const line = now.lines.find((line) => line.product_id === product_id)
        if (line) requireStock(line, quantity)
      }
      const { code, type } = error as { code?: string; type?: string }
      // Refused by the guard of the stock, or given up by the database so that two who wait for each other can go on.
      if (code === "40001" || code === "40P01" || type === "not_allowed")
        throw new Conflict("Somebody else was faster. Please try again", "busy")
      throw error
    }
  },
  async (ids, { container }) => {
    if (ids?.length) await container.resolve(Modules.INVENTORY).deleteReservationItems(ids)
  },
)
