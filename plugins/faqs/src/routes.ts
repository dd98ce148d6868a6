import { like } from "@haat/sdk/like"
import { Lang, LocaleQuery } from "@haat/sdk/locale"
import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import type { ShownFaq } from "./contract"

const OneFaq = like<ShownFaq>()(
  z.object({
    id: z.string(),
    question: z.string(),
    answer: z.string(),
    rank: z.number(),
    langs: z.object({ question: Lang, answer: Lang }).optional(),
  }),
)

export const FAQ_ROUTES = defineRoutes("Store: content", {
  "GET /store/faqs": {
    who: "everyone",
    summary: "Questions and answers",
    query: LocaleQuery,
    reply: z.object({ faqs: z.array(OneFaq) }),
  },
})
