import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { NewBanner } from "../contract"
import { createBannersStep } from "./steps/create-banners"

/** Adds banners after the others, all or none. MedusaError `too_many_banners` when there would be more than MAX_BANNERS. */
export const createBannersWorkflow = createWorkflow("banners-create", (input: { banners: NewBanner[] }) => {
  return new WorkflowResponse(createBannersStep(input))
})
