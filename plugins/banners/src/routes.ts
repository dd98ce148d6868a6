import { LocaleQuery } from "@haat/sdk/locale"
import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { MainProductCards, ShownBanner } from "./contract"

export const BANNER_ROUTES = defineRoutes("Store: content", {
  "GET /store/banners": {
    who: "everyone",
    summary: "Banners",
    query: LocaleQuery,
    reply: z.object({ banners: z.array(ShownBanner) }),
  },
  "GET /store/main-products": {
    who: "everyone",
    summary: "Main products",
    query: LocaleQuery,
    reply: MainProductCards,
  },
})
