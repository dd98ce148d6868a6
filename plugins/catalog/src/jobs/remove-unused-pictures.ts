import type { MedusaContainer } from "@medusajs/framework/types"
import { discardPictures } from "../workflows/discard-pictures"

/** Pictures that were uploaded, or left a product, and that no product took within a day. */
export default async function removeUnusedPictures(container: MedusaContainer) {
  await discardPictures(container, { idleHours: 24 })
}

export const config = { name: "catalog-remove-unused-pictures", schedule: "30 3 * * *" }
