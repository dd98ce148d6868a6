import { SavedProduct } from "@haat/catalog/contract"
import { productId } from "@haat/sdk/record-id"
import { z } from "zod"
import { Cart } from "./cart"

export const MAX_SAVED_ITEMS = 100

/** Line of the cart to move to the saved items; its pieces are added to those saved already. */
export const SaveItem = z.object({ product_id: productId, variant_id: productId.optional() })
export type SaveItem = z.infer<typeof SaveItem>

export const SavedItem = z.object({
  product: SavedProduct.describe("`quantity` is the number of sellable pieces: 0 while the product is hidden"),
  variant_id: z
    .string()
    .optional()
    .describe("Set for one of several variants; `product` has the price and quantity of this variant"),
  choice: z.string().optional().describe('Option values of the variant, as "Indigo, M"'),
  quantity: z.number().describe("Pieces that the shopper saved"),
  saved_at: z.string(),
})
export type SavedItem = z.infer<typeof SavedItem>

export const SavedItems = z.object({ items: z.array(SavedItem) })
export const SavedItemsAndCart = SavedItems.extend({ cart: Cart })
export type SavedItemsAndCart = z.infer<typeof SavedItemsAndCart>
