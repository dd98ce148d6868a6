import { HttpError } from "@haat/sdk/server/http-error"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MAX_IMAGES, MAX_PICTURE_BYTES } from "../../contract"
import { CATALOG_ERRORS } from "../../errors"
import { type Rendered, renderWidths } from "../../pictures/render-widths"
import { storePictures } from "../../pictures/store-pictures"

export type UploadPictures = { files: { filename: string; content: string }[] }

/** Re-encodes and stores each file. Nothing is stored before every file has been found good. */
export const storeRenditionsStep = createStep(
  "catalog-store-renditions",
  async ({ files }: UploadPictures, { container }) => {
    if (!files?.length) throw new HttpError(CATALOG_ERRORS.picture_missing)
    if (files.length > MAX_IMAGES) throw new HttpError(CATALOG_ERRORS.too_many_pictures, { most: MAX_IMAGES })

    const rendered: Rendered[][] = []
    for (const { content } of files) rendered.push(await renderWidths(decode(content)))
    const { pictures, file_ids } = await storePictures(container, rendered)
    return new StepResponse(pictures, file_ids)
  },
  async (stored, { container }) => {
    if (stored?.length) await container.resolve(Modules.FILE).deleteFiles(stored)
  },
)

const decode = (content: string): Buffer => {
  const tooLarge = () => new HttpError(CATALOG_ERRORS.picture_too_large, { megabytes: MAX_PICTURE_BYTES / 1024 ** 2 })
  if (content.length > (MAX_PICTURE_BYTES * 4) / 3 + 4) throw tooLarge()
  const bytes = Buffer.from(content, "base64")
  if (bytes.length > MAX_PICTURE_BYTES) throw tooLarge()
  return bytes
}
