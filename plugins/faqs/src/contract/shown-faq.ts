import { Lang } from "@haat/sdk/lang"
import { z } from "zod"

/** Question for shoppers, in the requested language. */
export const ShownFaq = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  rank: z.number(),
  langs: z.object({ question: Lang, answer: Lang }).optional(),
})
export type ShownFaq = z.infer<typeof ShownFaq>
