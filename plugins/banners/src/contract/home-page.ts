import { ProductCard } from "@haat/catalog/contract"
import { z } from "zod"

/** Banner for shoppers. */
export const ShownBanner = z.object({
  id: z.string(),
  image_url: z.string().describe("The picture for the language requested"),
  redirect_url: z.string(),
  rank: z.number(),
})
export type ShownBanner = z.infer<typeof ShownBanner>

/** Main products as shoppers see them: active ones only. */
export const MainProductCards = z.object({ products: z.array(ProductCard) })
export type MainProductCards = z.infer<typeof MainProductCards>
