import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MAX_PIECES } from "../../contract"
import { CHECKOUT_ERRORS } from "../../errors"
import { SAVED_ITEMS } from "../../modules/saved-items"
import type { Place, SavedItemsService } from "../../modules/saved-items/service"

type Input = Place & { quantity: number; isSaved: boolean }

/**
 * Keeps pieces that left the cart.
 * @throws HttpError 404 when there were none and the product is not saved either; a second click changes nothing
 */
export const keepItemStep = createStep(
  "accounts-keep-item",
  async ({ customer_id, product_id, quantity, isSaved }: Input, { container }) => {
    const place = { customer_id, product_id }
    if (quantity) {
      const before = await container.resolve<SavedItemsService>(SAVED_ITEMS).add(place, quantity, MAX_PIECES)
      return new StepResponse(undefined, { place, before })
    }
    if (!isSaved) throw new HttpError(CHECKOUT_ERRORS.not_in_cart)
    return new StepResponse(undefined, undefined)
  },
  async (done, { container }) => {
    if (done) await container.resolve<SavedItemsService>(SAVED_ITEMS).put(done.place, done.before)
  },
)
