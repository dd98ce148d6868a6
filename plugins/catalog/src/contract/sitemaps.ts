import { z } from "zod"

const LastChange = z.string().describe("When a product was changed last")

/** Products on sale for a sitemap. */
export const ProductAddresses = z.object({
  products: z.array(z.object({ id: z.string(), updated_at: LastChange })),
})
export type ProductAddresses = z.infer<typeof ProductAddresses>

export const Sitemaps = z.object({
  sitemaps: z
    .array(z.object({ products: z.number(), updated_at: LastChange }))
    .describe("In the order of the addresses"),
})
export type Sitemaps = z.infer<typeof Sitemaps>
