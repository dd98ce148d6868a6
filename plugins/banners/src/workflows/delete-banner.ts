import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deleteBannerStep } from "./steps/delete-banner"

/** MedusaError `not_found` when there is no such banner. */
export const deleteBannerWorkflow = createWorkflow("banners-delete", (input: { id: string }) => {
  return new WorkflowResponse(deleteBannerStep(input))
})
