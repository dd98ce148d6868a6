import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { LEGACY_ERRORS } from "../errors"

/**
 * Rejects what another site's page sends: browsers say where a page comes from, and pages cannot make them lie.
 * Programs, which say nothing, pass; they carry nobody's cookies.
 * @param origins those that the owner allows, the shop's own first
 */
export function requireOwnOrigin({ headers }: Pick<MedusaRequest, "headers">, origins: string[]) {
  const { origin, host } = headers
  const isOwn =
    origin === undefined
      ? headers["sec-fetch-site"] !== "cross-site"
      : origins.includes(origin) || (!!host && (origin === `http://${host}` || origin === `https://${host}`))
  if (!isOwn) throw new HttpError(LEGACY_ERRORS.own_origin_only)
}
