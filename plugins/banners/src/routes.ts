import { ProductCard } from "@haat/catalog/contract"
import { like } from "@haat/sdk/like"
import { LocaleQuery } from "@haat/sdk/locale"
import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import type { ShownBanner } from "./contract"

const OneBanner = like<ShownBanner>()(
  z.object({ id: z.string(), image_url: z.string(), redirect_url: z.string(), rank: z.number() }),
)

export const BANNER_ROUTES = defineRoutes("Store: content", {
  "GET /store/banners": {
    who: "everyone",
    summary: "Banners",
    query: LocaleQuery,
    reply: z.object({ banners: z.array(OneBanner) }),
  },
  "GET /store/main-products": {
    who: "everyone",
    summary: "Main products",
    query: LocaleQuery,
    reply: z.object({ products: z.array(ProductCard) }),
  },
})
