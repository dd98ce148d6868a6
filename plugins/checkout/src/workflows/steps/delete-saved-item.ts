import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MAX_PIECES } from "../../contract"
import { SAVED_ITEMS } from "../../modules/saved-items"
import type { Place, SavedItemsService } from "../../modules/saved-items/service"

/** Takes pieces that are in the cart now out of the saved items. */
export const deleteSavedItemStep = createStep(
  "accounts-delete-saved-item",
  async ({ customer_id, product_id, quantity }: Place & { quantity: number }, { container }) => {
    const place = { customer_id, product_id }
    await container.resolve<SavedItemsService>(SAVED_ITEMS).remove(place)
    return new StepResponse(undefined, { place, quantity })
  },
  async (gone, { container }) => {
    if (gone) await container.resolve<SavedItemsService>(SAVED_ITEMS).add(gone.place, gone.quantity, MAX_PIECES)
  },
)
