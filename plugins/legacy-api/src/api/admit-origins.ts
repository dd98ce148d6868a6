import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { LEGACY_CALLS } from "../contract"
import type { LegacyCallsService } from "../modules/legacy-calls/service"

/** Middleware: sets CORS headers for the origins of API_ORIGINS; without that setting there are none. */
export function admitOrigins(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const { origin } = req.headers
  res.vary("Origin")
  if (origin && req.scope.resolve<LegacyCallsService>(LEGACY_CALLS).origins.includes(origin)) {
    res.setHeader("Access-Control-Allow-Origin", origin)
    res.setHeader("Access-Control-Allow-Credentials", "true")
    res.setHeader("Access-Control-Expose-Headers", "Retry-After")
    if (req.method === "OPTIONS") {
      res.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE")
      res.setHeader("Access-Control-Allow-Headers", "Content-Type")
      res.setHeader("Access-Control-Max-Age", "600")
    }
  }
  if (req.method === "OPTIONS") return void res.status(204).end()
  next()
}
