import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { searchOf } from "../modules/search/search-of"

const deleteSearchPinStep = createStep(
  "catalog-delete-search-pin",
  async ({ id }: { id: string }, { container }) => {
    const pin = await searchOf(container).removePin(id)
    return new StepResponse(pin, pin)
  },
  async (pin, { container }) => {
    if (pin) await searchOf(container).restorePin(pin)
  },
)

/** Has no product come first for a text any more. HttpError 404 when there is none. */
export const deleteSearchPinWorkflow = createWorkflow("catalog-delete-search-pin", (input: { id: string }) => {
  return new WorkflowResponse(deleteSearchPinStep(input))
})
