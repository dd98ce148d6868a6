import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { createPicturesStep } from "./steps/create-pictures"
import { storeRenditionsStep, type UploadPictures } from "./steps/store-renditions"

/**
 * Stores uploaded pictures (`content` in base64) and returns them as `ProductImage`, in the order sent. Stores all or
 * none. Saving a product with their ids attaches them; pictures without a product are deleted after a day.
 * @throws HttpError `picture_wrong_kind`, `picture_too_large`, `too_many_pictures`, or 400 without a file
 */
export const uploadPicturesWorkflow = createWorkflow("catalog-upload-pictures", (input: UploadPictures) => {
  return new WorkflowResponse(createPicturesStep(storeRenditionsStep(input)))
})
