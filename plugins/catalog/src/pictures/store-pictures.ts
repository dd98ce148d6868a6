import { randomUUID } from "node:crypto"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { CATALOG_ERRORS } from "../errors"
import type { Rendition } from "../modules/catalog/rendition"
import type { Rendered } from "./render-widths"

/** Renditions of the stored pictures, and the ids of their files. */
export type StoredPictures = { pictures: Rendition[][]; file_ids: string[] }

/** Stores pictures, each in its widths: all of them or none. @throws HttpError `pictures_not_stored` */
export async function storePictures(container: MedusaContainer, rendered: Rendered[][]): Promise<StoredPictures> {
  const storage = container.resolve(Modules.FILE)
  const file_ids: string[] = []
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
      const files = saved.filter((result) => result.status === "fulfilled").map(({ value }) => value)
      file_ids.push(...files.map(({ id }) => id))
      if (files.length < widths.length) throw saved.find((result) => result.status === "rejected")?.reason
      pictures.push(
        files.map(({ id, url }, i) => ({ url, file_id: id, width: widths[i].width, height: widths[i].height })),
      )
    }
  } catch (error) {
    container
      .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
      .error("A picture could not be stored", error instanceof Error ? error : undefined)
    if (file_ids.length) await storage.deleteFiles(file_ids).catch(() => {})
    throw new HttpError(CATALOG_ERRORS.pictures_not_stored)
  }
  return { pictures, file_ids }
}
