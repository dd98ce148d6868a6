import { MAX_PIECES } from "@haat/checkout/contract"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { SAVED_ITEMS } from "../../modules/saved-items"
import type { Place, SavedItemsService } from "../../modules/saved-items/service"

type Input = Place & { quantity: number; isSaved: boolean }

/**
 * Keeps pieces that left the cart.
 * @throws NOT_FOUND when there were none and the product is not saved either; a second click changes nothing
 */
export const keepItemStep = createStep(
  "accounts-keep-item",
  async ({ customer_id, product_id, quantity, isSaved }: Input, { container }) => {
    const place = { customer_id, product_id }
    if (quantity) {
      const before = await container.resolve<SavedItemsService>(SAVED_ITEMS).add(place, quantity, MAX_PIECES)
      return new StepResponse(undefined, { place, before })
    }
    if (!isSaved) throw new MedusaError(MedusaError.Types.NOT_FOUND, "This product is not in your cart")
    return new StepResponse(undefined, undefined)
  },
  async (done, { container }) => {
    if (done) await container.resolve<SavedItemsService>(SAVED_ITEMS).put(done.place, done.before)
  },
)
