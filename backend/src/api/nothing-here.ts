import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"

/** Middleware: ends requests that no route answers. */
export const nothingHere = (_req: MedusaRequest, _res: MedusaResponse, _next: MedusaNextFunction) => {
  throw new HttpError(HTTP_ERRORS.nothing_at_address)
}

/**
 * Addresses of the backend without `/health`, which Medusa adds after these. Medusa sorts addresses that begin with a
 * parameter after all others.
 */
const ANYWHERE = "/:area(store|auth|api|back-office|hooks|static|admin)"

/** Routes that respond with a sentence where no other route answers; Express would send a page of HTML. */
export const nothingHereRoutes: MiddlewareRoute[] = [ANYWHERE, `${ANYWHERE}/*`].map((matcher) => ({
  matcher,
  methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
  middlewares: [nothingHere],
}))
