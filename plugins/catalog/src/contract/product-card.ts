import { Lang } from "@haat/sdk/lang"
import { z } from "zod"
import { MANY_PIECES } from "./many-pieces"

export const ProductImage = z.object({
  id: z.string(),
  url: z.string().describe("The middle rendition"),
  srcset: z.string(),
  width: z.number(),
  height: z.number(),
})
export type ProductImage = z.infer<typeof ProductImage>

export const Rating = z
  .object({
    average: z.number().nullable().describe("With one decimal; null while there is none"),
    count: z.number(),
  })
  .describe("Of the reviews everybody can read")
export type Rating = z.infer<typeof Rating>

export const ListPrice = z
  .number()
  .optional()
  .describe(
    "Rupees: the MRP, else the lowest price of the last 30 days; left out where that is no more than the price. Shown where the shop's `random_discounts` are off",
  )

/** Fields of a product that lists and pages show. */
export const ProductFields = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.object({ id: z.string(), name: z.string(), lang: Lang }).nullable(),
  price: z.number().describe("Rupees, tax included"),
  list_price: ListPrice,
  quantity: z.number().describe(`Pieces that can still be sold; in a list ${MANY_PIECES} stands for as many or more`),
  images: z.array(ProductImage),
  rating: Rating,
  created_at: z.string(),
})

/** Languages of a card's texts that are not in the language requested. */
export const CARD_LANGS = { name: Lang, description: Lang }

/** Card of a product in a list. */
export const ProductCard = ProductFields.extend({
  from: z.number().optional().describe("The lowest price of its variants, left out when all cost the same"),
  colours: z.array(z.string()).optional().describe("Of its variants: as #4b5d9b, or the address of a picture"),
  choices: z.number().optional().describe("How many variants there are to choose from; left out for one kind only"),
  langs: z.object(CARD_LANGS).optional(),
})
export type ProductCard = z.infer<typeof ProductCard>

/** Card of a saved item. It has both names, like the lines of the cart. */
export const SavedProduct = ProductCard.extend({ name_hi: z.string().optional() })
