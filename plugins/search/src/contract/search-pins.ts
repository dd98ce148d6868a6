import { requiredText } from "@haat/catalog/contract"
import { z } from "zod"
import { searchKey } from "../modules/search/search-text/search-key"

export const MAX_PINS = 500
export const MAX_PINNED_PRODUCTS = 10
const MAX_CHARACTERS = 100

const NO_TEXT = "Write what shoppers search for"
const NAMED_BY_ID = "A product is named by its id"
const NO_PRODUCT = "Choose at least one product"

const ProductIds = z
  .array(z.string(NAMED_BY_ID).min(1, NAMED_BY_ID).max(100, NAMED_BY_ID), NO_PRODUCT)
  .min(1, NO_PRODUCT)
  .max(MAX_PINNED_PRODUCTS, `At most ${MAX_PINNED_PRODUCTS} products`)
  .refine((ids) => new Set(ids).size === ids.length, "A product can be chosen once")

/** Products that come first for a search text, in this order. Case and blanks of the text are ignored. */
export const SavePin = z.object({
  text: requiredText(NO_TEXT, "The text", MAX_CHARACTERS).transform(searchKey).pipe(z.string().min(1, NO_TEXT)),
  product_ids: ProductIds,
})
export type SavePin = z.output<typeof SavePin>

/** `was` are the products that were read, so that another owner's change is not overwritten unseen. */
export const ChangePin = z.object({
  product_ids: ProductIds,
  was: z
    .array(z.string(NAMED_BY_ID).max(100, NAMED_BY_ID), "Say which products there were: was, as you read it")
    .max(MAX_PINNED_PRODUCTS, `At most ${MAX_PINNED_PRODUCTS} products`),
})
export type ChangePin = z.output<typeof ChangePin>

export type SearchPin = SavePin & { id: string; created_at: string; updated_at: string }
/** For the owner; products that were deleted are left out. */
export type SearchPinRow = SearchPin & { products: { id: string; name: string }[] }
