import { SavedProduct } from "@haat/catalog/contract"
import { productId } from "@haat/sdk/record-id"
import { z } from "zod"
import { Cart } from "./cart"

export const MAX_SAVED_ITEMS = 100

/** Line of the cart to move to the saved items; pieces that are saved already are added up. */
export const SaveItem = z.object({ product_id: productId, variant_id: productId.optional() })
export type SaveItem = z.infer<typeof SaveItem>

export const SavedItem = z.object({
  product: SavedProduct.describe("Its `quantity` is what can still be sold: 0 while it is hidden"),
  variant_id: z
    .string()
    .optional()
    .describe("When it is one of several variants: its price and pieces are the product's here"),
  choice: z.string().optional().describe('Which variant, as "Indigo, M"'),
  quantity: z.number().describe("Pieces that the shopper saved"),
  saved_at: z.string(),
})
export type SavedItem = z.infer<typeof SavedItem>

export const SavedItems = z.object({ items: z.array(SavedItem) })
export const SavedItemsAndCart = SavedItems.extend({ cart: Cart })
export type SavedItemsAndCart = z.infer<typeof SavedItemsAndCart>
