import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"

/** Middleware: ends what nobody answers. */
export const nothingHere = (_req: MedusaRequest, _res: MedusaResponse, _next: MedusaNextFunction) => {
  throw new HttpError(HTTP_ERRORS.nothing_at_address)
}

/** Not `/health`, which Medusa adds after these. Medusa sorts addresses that begin with a parameter behind all others. */
const ANYWHERE = "/:area(store|auth|api|back-office|hooks|static|admin)"

/** What no route answers gets a sentence; Express would send a page of HTML. */
export const nothingHereRoutes: MiddlewareRoute[] = [ANYWHERE, `${ANYWHERE}/*`].map((matcher) => ({
  matcher,
  methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
  middlewares: [nothingHere],
}))
