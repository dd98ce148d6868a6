import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { NewBanner } from "../contract"
import { createBannersStep } from "./steps/create-banners"
import { keepPicturesStep } from "./steps/keep-pictures"

/**
 * Adds banners after the others, all or none. HttpError `too_many_banners` when there would be more than MAX_BANNERS,
 * `banner_picture_gone` when an uploaded picture is gone or belongs to something else.
 */
export const createBannersWorkflow = createWorkflow("banners-create", (input: { banners: NewBanner[] }) => {
  const banners = keepPicturesStep(input)
  return new WorkflowResponse(createBannersStep(transform({ banners }, ({ banners }) => ({ banners }))))
})
