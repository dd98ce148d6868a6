import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deleteBannerStep } from "./steps/delete-banner"
import { releasePicturesStep } from "./steps/release-pictures"

/** Its uploaded pictures go with it. HttpError 404 when there is no such banner. */
export const deleteBannerWorkflow = createWorkflow("banners-delete", (input: { id: string }) => {
  const banner = deleteBannerStep(input)
  releasePicturesStep(banner)
  return new WorkflowResponse(banner)
})
