import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deleteSynonymsStep } from "./steps/delete-synonyms"

/** Takes a line of the owner's words away. HttpError 404 when there is none. */
export const deleteSynonymsWorkflow = createWorkflow("catalog-delete-synonyms", (input: { id: string }) => {
  return new WorkflowResponse(deleteSynonymsStep(input))
})
