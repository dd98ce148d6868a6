import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readPromisedStock } from "../../queries/promised-stock"

/** Links to inventory items with live reservations: Medusa does not delete a product while they are there. */
export const findPromisedStockStep = createStep("catalog-find-promised-stock", async (id: string, { container }) => {
  const promised = await readPromisedStock(container, id)
  return new StepResponse(
    promised.map(({ variant_id, inventory_item_id }) => ({
      [Modules.PRODUCT]: { variant_id },
      [Modules.INVENTORY]: { inventory_item_id },
    })),
  )
})
