import { randomUUID } from "node:crypto"
import { HttpError } from "@haat/http/http-error"
import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MAX_IMAGES, MAX_PICTURE_BYTES } from "../../contract"
import { CATALOG_ERRORS } from "../../errors"
import type { Rendition } from "../../modules/catalog/rendition"
import { type Rendered, renderWidths } from "../../pictures/render-widths"

export type UploadPictures = { files: { filename: string; content: string }[] }

/** Re-encodes and stores each file. Nothing is stored before every file has been found good. */
export const storeRenditionsStep = createStep(
  "catalog-store-renditions",
  async ({ files }: UploadPictures, { container }) => {
    if (!files?.length) throw new HttpError(CATALOG_ERRORS.picture_missing)
    if (files.length > MAX_IMAGES) throw new HttpError(CATALOG_ERRORS.too_many_pictures, { most: MAX_IMAGES })

    const rendered: Rendered[][] = []
    for (const { content } of files) rendered.push(await renderWidths(decode(content)))

    const storage = container.resolve(Modules.FILE)
    const stored: string[] = []
    const pictures: Rendition[][] = []
    try {
      for (const widths of rendered) {
        const name = randomUUID()
        const saved = await Promise.allSettled(
          widths.map(({ content, width }) =>
            storage.createFiles({
              filename: `${name}-${width}.webp`,
              mimeType: "image/webp",
              content: content.toString("base64"),
              access: "public",
            }),
          ),
        )
        const files = saved.filter((one) => one.status === "fulfilled").map(({ value }) => value)
        stored.push(...files.map(({ id }) => id))
        if (files.length < widths.length) throw saved.find((one) => one.status === "rejected")?.reason
        pictures.push(
          files.map(({ id, url }, i) => ({ url, file_id: id, width: widths[i].width, height: widths[i].height })),
        )
      }
    } catch (error) {
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .error("A picture could not be stored", error instanceof Error ? error : undefined)
      if (stored.length) await storage.deleteFiles(stored).catch(() => {})
      throw new HttpError(CATALOG_ERRORS.pictures_not_stored)
    }
    return new StepResponse(pictures, stored)
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
