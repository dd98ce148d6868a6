import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { ReadPage, ReportFailures, ShopPage } from "./contract"

export const SHOP_SETTINGS_ROUTES = defineRoutes("Store: content", {
  "GET /store/pages/:name": {
    who: "everyone",
    summary: "Terms, privacy, returns or delivery, as the owner wrote it; old versions too",
    query: ReadPage,
    reply: z.object({ page: ShopPage }),
    errors: { 404: "There is none, or no such version" },
  },
  "POST /store/part-failures": {
    who: "everyone",
    summary: "Reports that parts of plugins failed in a page",
    description: "Of a browser's error only its kind is kept. Names of no part are ignored.",
    body: ReportFailures,
    bodyLimit: "40kb",
    status: 202,
    reply: z.object({}),
  },
})
