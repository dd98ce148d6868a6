import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deleteBannerStep } from "./steps/delete-banner"
import { releasePictureStep } from "./steps/release-picture"

/** Its uploaded picture goes with it. MedusaError `not_found` when there is no such banner. */
export const deleteBannerWorkflow = createWorkflow("banners-delete", (input: { id: string }) => {
  const banner = deleteBannerStep(input)
  releasePictureStep(banner)
  return new WorkflowResponse(banner)
})
