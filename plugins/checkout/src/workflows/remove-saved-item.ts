import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { SAVED_ITEMS } from "../modules/saved-items"
import type { Place, SavedItemsService } from "../modules/saved-items/service"
import { savedItemsLock } from "./saved-items-lock"

const removeSavedItemStep = createStep("accounts-remove-saved-item", async (place: Place, { container }) => {
  await container.resolve<SavedItemsService>(SAVED_ITEMS).remove(place)
  return new StepResponse(place.product_id)
})

/** Deletes a saved item; one that is not there is no error. */
export const removeSavedItemWorkflow = createWorkflow("accounts-remove-saved-item", (place: Place) => {
  const lock = transform(place, ({ customer_id }) => savedItemsLock(customer_id))
  acquireLockStep(lock)
  const product_id = removeSavedItemStep(place)
  releaseLockStep(lock)
  return new WorkflowResponse(product_id)
})
