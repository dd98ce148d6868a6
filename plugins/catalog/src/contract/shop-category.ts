import { Lang } from "@haat/sdk/lang"
import { z } from "zod"

/** Category for shoppers. */
export const ShopCategory = z.object({
  id: z.string(),
  name: z.string(),
  lang: Lang,
  handle: z.string(),
  product_count: z.number().describe("Products on sale"),
})
export type ShopCategory = z.infer<typeof ShopCategory>
