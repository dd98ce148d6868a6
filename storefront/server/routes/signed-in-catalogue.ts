import type { RequestHandler } from "express"
import { cacheKey } from "../cache/cache-key.ts"
import type { CatalogueCache } from "../cache/catalogue-cache.ts"
import { sendStoredResponse } from "../cache/send-response.ts"
import type { Log } from "../request/request-log.ts"
import { sendFailure } from "../request/send-failure.ts"
import { mayBeSignedIn } from "../request/session.ts"

/**
 * Serves catalogue reads of signed-in shoppers from the cache, because they are the same for everybody, with headers that
 * forbid any other cache to keep them. Reads with a token or a publishable key go to the backend.
 */
export const signedInCatalogue =
  (catalogue: CatalogueCache, log: Log): RequestHandler =>
  (req, res, next) => {
    const key = mayBeSignedIn(req) && req.headers.authorization === undefined ? cacheKey(req.url) : undefined
    if (!key || req.headers["x-publishable-api-key"] !== undefined) return next()
    catalogue.read(key).then(
      ({ response }) => sendStoredResponse(req, res, response.asPrivate(), res.locals.requestId),
      (error) => sendFailure(req, res, res.locals.requestId, error, log),
    )
  }
