import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CHECKOUT_ERRORS } from "../../errors"
import { SAVED_ITEMS } from "../../modules/saved-items"
import type { Place, SavedItemsService } from "../../modules/saved-items/service"

/** @throws HttpError 404 when the product is not among the shopper's saved items */
export const findSavedItemStep = createStep("accounts-find-saved-item", async (place: Place, { container }) => {
  const items = await container.resolve<SavedItemsService>(SAVED_ITEMS).listOf(place.customer_id)
  const item = items.find(({ product_id }) => product_id === place.product_id)
  if (!item) throw new HttpError(CHECKOUT_ERRORS.not_saved)
  return new StepResponse({ ...place, quantity: item.quantity })
})
