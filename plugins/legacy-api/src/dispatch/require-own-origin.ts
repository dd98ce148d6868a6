import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { LEGACY_ERRORS } from "../errors"

/**
 * Rejects requests from pages of other sites, by the Origin header that browsers send. Programs send none and are
 * allowed: they have no shopper's cookies.
 * @param origins allowed origins, the shop's own first
 */
export function requireOwnOrigin({ headers }: Pick<MedusaRequest, "headers">, origins: string[]) {
  const { origin, host } = headers
  const isOwn =
    origin === undefined
      ? headers["sec-fetch-site"] !== "cross-site"
      : origins.includes(origin) || (!!host && (origin === `http://${host}` || origin === `https://${host}`))
  if (!isOwn) throw new HttpError(LEGACY_ERRORS.own_origin_only)
}
