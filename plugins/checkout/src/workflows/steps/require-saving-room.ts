import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MAX_SAVED_ITEMS } from "../../contract"
import { CHECKOUT_ERRORS } from "../../errors"
import { SAVED_ITEMS } from "../../modules/saved-items"
import type { Place, SavedItemsService } from "../../modules/saved-items/service"

/**
 * @returns whether the product is saved already
 * @throws HttpError 409 when no further product may be saved
 */
export const requireSavingRoomStep = createStep("accounts-require-saving-room", async (place: Place, { container }) => {
  const items = await container.resolve<SavedItemsService>(SAVED_ITEMS).listOf(place.customer_id)
  const isSaved = items.some(({ product_id }) => product_id === place.product_id)
  if (!isSaved && items.length >= MAX_SAVED_ITEMS)
    throw new HttpError(CHECKOUT_ERRORS.too_many_saved_items, { most: MAX_SAVED_ITEMS })
  return new StepResponse(isSaved)
})
