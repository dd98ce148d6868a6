import { LocaleQuery } from "@haat/sdk/locale"
import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { ShownFaq } from "./contract"

export const FAQ_ROUTES = defineRoutes("Store: content", {
  "GET /store/faqs": {
    who: "everyone",
    summary: "Questions and answers",
    query: LocaleQuery,
    reply: z.object({ faqs: z.array(ShownFaq) }),
  },
})
