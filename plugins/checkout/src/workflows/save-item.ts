import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import type { Place } from "../modules/saved-items/service"
import { savedItemsLock } from "./saved-items-lock"
import { keepItemStep } from "./steps/keep-item"
import { requireSavingRoomStep } from "./steps/require-saving-room"
import { takeCartLineStep } from "./steps/take-cart-line"

/**
 * Moves a line of the cart, with all its pieces, to the shopper's saved items. Returns the cart.
 * @throws HttpError 404 when it is not in the cart, 409 when too much is saved already
 */
export const saveItemWorkflow = createWorkflow("accounts-save-item", (place: Place) => {
  const lock = transform(place, ({ customer_id }) => savedItemsLock(customer_id))
  acquireLockStep(lock)
  const isSaved = requireSavingRoomStep(place)
  const taken = takeCartLineStep(place)
  keepItemStep(
    transform({ place, taken, isSaved }, ({ place, taken, isSaved }) => ({
      ...place,
      product_id: taken.named ?? place.product_id,
      quantity: taken.removed,
      isSaved,
    })),
  )
  releaseLockStep(lock)
  return new WorkflowResponse(taken.cart)
})
