import { trustOnlyWebTier } from "@haat/sdk/server/medusa-internals/forwarded-headers"
import { dropRepeatedLocales } from "@haat/sdk/server/medusa-internals/one-locale"
import { dropJsonCookies } from "@haat/sdk/server/medusa-internals/plain-cookies"
import { rememberPublishableKey } from "@haat/sdk/server/medusa-internals/remember-publishable-key"
import { defineMiddlewares } from "@medusajs/framework/http"
import express from "express"
import { env } from "../env"
import { FILES_PATH, filesFolder } from "../files/folder"
import { onlyPictures } from "../files/picture-path"
import { serveBucket } from "../files/serve-bucket"
import { documentRoutes } from "../openapi/serve"
import { boundLists } from "./bound-lists"
import { explainError } from "./explain-error"
import { closeMedusaRoutes } from "./medusa-routes"
import { notFoundRoutes } from "./not-found"
import { rejectPriceLists } from "./reject-price-lists"
import { restPlugins } from "./rest-plugins"

trustOnlyWebTier(env.PROXY_SECRET)
dropJsonCookies()
dropRepeatedLocales()
rememberPublishableKey()

export default defineMiddlewares({
  errorHandler: explainError,
  routes: [
    {
      // File names are never reused, so browsers may cache files without a limit.
      matcher: FILES_PATH,
      middlewares: [
        onlyPictures(
          express.static(filesFolder(env.HAAT_HOME), { index: false, redirect: false, immutable: true, maxAge: "1y" }),
        ),
        ...(env.bucket ? [onlyPictures(serveBucket, env.bucket.prefix)] : []),
      ],
    },
    ...["/store", "/back-office", "/auth", "/api", "/hooks"].map((matcher) => ({
      matcher,
      middlewares: [restPlugins],
    })),
    { matcher: "/store", middlewares: [closeMedusaRoutes, boundLists] },
    { matcher: "/admin/price-lists", middlewares: [rejectPriceLists] },
    ...documentRoutes,
    ...notFoundRoutes,
  ],
})
