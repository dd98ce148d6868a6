import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"

const UNUSED =
  "This shop reads no price lists: each variant has its own price. Change that, or make an offer in the back office"

/** Middleware on Medusa's price lists, whose prices never reach a shopper. Existing ones can be read and deleted. */
export function rejectPriceLists(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  if (req.method === "POST") throw new MedusaError(MedusaError.Types.NOT_ALLOWED, UNUSED)
  next()
}
