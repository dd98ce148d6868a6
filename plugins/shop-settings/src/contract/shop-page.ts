import { Lang } from "@haat/sdk/lang"
import { z } from "zod"
import { PAGES } from "./pages"

/** A page for readers; an old version has the number of the `newest`. */
export const ShopPage = z.object({
  name: z.enum(PAGES),
  version: z.number(),
  newest: z.number(),
  saved_at: z.string(),
  text: z.string().describe('Plain text: an empty line between paragraphs, and headings after "## "'),
  lang: Lang,
})
export type ShopPage = z.infer<typeof ShopPage>
