import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"

const nothingHere = (_req: MedusaRequest, res: MedusaResponse, _next: MedusaNextFunction) =>
  void res.status(404).json({ type: "not_found", message: "There is nothing at this address" })

/** Not `/health`, which Medusa adds after these. Medusa sorts addresses that begin with a parameter behind all others. */
const ANYWHERE = "/:area(store|auth|api|back-office|hooks|static|admin)"

/** What no route answers gets a sentence; Express would send a page of HTML. */
export const nothingHereRoutes: MiddlewareRoute[] = [ANYWHERE, `${ANYWHERE}/*`].map((matcher) => ({
  matcher,
  methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
  middlewares: [nothingHere],
}))
