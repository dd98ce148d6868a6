import { z } from "zod"
import { SaveShopProduct } from "./save-product"

/** `updated_at` is the version that was edited: somebody who was quicker is not overwritten unseen. */
export const EditedProduct = z.object({
  updated_at: z.iso.datetime("Say which version you edited: updated_at, as you read it"),
})

/** The fields of a product that are changed. Switching it on or off overwrites nothing, and needs no version. */
export const ChangedShopProduct = SaveShopProduct.extend(EditedProduct.shape)
export type ChangedShopProduct = Partial<z.infer<typeof ChangedShopProduct>>
