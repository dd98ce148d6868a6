import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"

/** Middleware: throws the 404 error for requests that no route answers. */
export const rejectUnknownPath = (_req: MedusaRequest, _res: MedusaResponse, _next: MedusaNextFunction) => {
  throw new HttpError(HTTP_ERRORS.nothing_at_address)
}

/**
 * Addresses of the backend without `/health`, which Medusa adds after these. Medusa sorts addresses that begin with a
 * parameter after all others.
 */
const ANYWHERE = "/:area(store|auth|api|back-office|hooks|static|admin)"

/** Routes that respond with a JSON error when no other route matches; Express would send an HTML page. */
export const notFoundRoutes: MiddlewareRoute[] = [ANYWHERE, `${ANYWHERE}/*`].map((matcher) => ({
  matcher,
  methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
  middlewares: [rejectUnknownPath],
}))
