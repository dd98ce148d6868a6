import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { ProductImage } from "../contract"
import { keepPicture, releasePictures } from "../modules/catalog/queries/picture-ownership"
import { toProductImage } from "../modules/catalog/rendition"
import { renderForPrint } from "../pictures/render-on-paper"

/** An uploaded picture for screens, and as a PNG for printing. */
export type PictureForPaper = { image: ProductImage; png: Buffer }

/**
 * Reserves an uploaded picture for another use than a product, until `releasePicture`, and renders it for printing.
 * Releases it again when it cannot be read.
 * @returns undefined when it is gone or taken
 */
export const keepPictureForPaper = async (
  container: MedusaContainer,
  id: string,
  kept_for: string,
): Promise<PictureForPaper | undefined> => {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const renditions = await keepPicture(db, id, kept_for)
  if (!renditions) return undefined
  try {
    const widest = renditions[renditions.length - 1]
    const png = await renderForPrint(await container.resolve(Modules.FILE).getAsBuffer(widest.file_id))
    return { image: toProductImage(id, renditions), png }
  } catch (error) {
    await releasePictures(db, [id])
    throw error
  }
}
