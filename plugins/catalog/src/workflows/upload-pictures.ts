import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { createPicturesStep } from "./steps/create-pictures"
import { storeRenditionsStep, type UploadPictures } from "./steps/store-renditions"

/**
 * Takes pictures in (`content` in base64) and returns them as a product shows them, in the order sent. They belong to
 * no product until one is saved with their ids, and go after a day otherwise. All or none. HttpError:
 * `picture_wrong_kind`, `picture_too_large`, `too_many_pictures`, or 400 when there is no file.
 */
export const uploadPicturesWorkflow = createWorkflow("catalog-upload-pictures", (input: UploadPictures) => {
  return new WorkflowResponse(createPicturesStep(storeRenditionsStep(input)))
})
