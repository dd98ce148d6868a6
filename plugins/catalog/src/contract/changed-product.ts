import { z } from "zod"
import { SaveGoodsTax } from "./goods-tax"
import { SaveShopProduct } from "./save-product"
import { SaveSizeChart } from "./size-chart"
import { SaveVariants } from "./variants"
import { KeepInWarehouse } from "./warehouse"

/**
 * `updated_at` is the version that was edited; an edit of an outdated version is rejected. Saving the tax alone, which
 * another module stores, makes no new version.
 */
export const EditedProduct = z.object({
  updated_at: z.iso.datetime("Say which version you edited: updated_at, as you read it"),
})

/** Parts of a product that are stored apart from its fields. */
export const ProductParts = z.object({
  variants: SaveVariants,
  size_chart: SaveSizeChart,
  tax: SaveGoodsTax,
  location_id: KeepInWarehouse.shape.location_id,
})
export type ProductParts = Partial<z.infer<typeof ProductParts>>

/** Changed fields and parts of a product. A change of `active` alone needs no version. */
export const ChangedShopProduct = SaveShopProduct.extend(EditedProduct.shape).extend(ProductParts.shape)
export type ChangedShopProduct = Partial<z.infer<typeof ChangedShopProduct>>
