import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deleteFaqStep } from "./steps/delete-faq"

/** HttpError 404 when there is no such question. */
export const deleteFaqWorkflow = createWorkflow("faqs-delete", (input: { id: string }) => {
  return new WorkflowResponse(deleteFaqStep(input))
})
