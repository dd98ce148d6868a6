import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import type { Place } from "../modules/saved-items/service"
import { savedItemsLock } from "./saved-items-lock"
import { addCartLineStep } from "./steps/add-cart-line"
import { deleteSavedItemStep } from "./steps/delete-saved-item"
import { findSavedItemStep } from "./steps/find-saved-item"

/**
 * Moves a saved item, with all its pieces, into the cart. When the cart rejects it, it stays saved. Returns the cart.
 * @throws HttpError 404 when it is not saved or not sold any more, 409 when there is not enough of it
 */
export const moveSavedItemToCartWorkflow = createWorkflow("accounts-move-saved-item-to-cart", (place: Place) => {
  const lock = transform(place, ({ customer_id }) => savedItemsLock(customer_id))
  acquireLockStep(lock)
  const item = findSavedItemStep(place)
  const cart = addCartLineStep(item)
  deleteSavedItemStep(item)
  releaseLockStep(lock)
  return new WorkflowResponse(cart)
})
