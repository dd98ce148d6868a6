import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { discardPictures } from "../../pictures/discard-pictures"

/** Comes last, since files do not come back: should it fail, the daily job tries again and the save stands. */
export const discardPicturesStep = createStep("catalog-discard-pictures", async (ids: string[], { container }) => {
  if (ids.length) await discardPictures(container, { ids })
  return new StepResponse(undefined)
})
