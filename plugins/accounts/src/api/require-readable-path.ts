import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"

/** Middleware: ids in a path are letters, digits, _ and -; anything else stops here, before a router or the database trips over it. */
export function requireReadablePath(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  if (/^[\w/-]{0,200}$/.test(req.path)) return next()
  next(new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such page"))
}
