import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deleteSearchPinStep } from "./steps/delete-search-pin"

/** Has no product come first for a text any more. HttpError 404 when there is none. */
export const deleteSearchPinWorkflow = createWorkflow("catalog-delete-search-pin", (input: { id: string }) => {
  return new WorkflowResponse(deleteSearchPinStep(input))
})
