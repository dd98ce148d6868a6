import type { LocaleQuery } from "@haat/sdk/locale"
import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { mail__Rows__ } from "../../../../workflows/change-__name__"

export const POST = async (req: ShopperRequest<LocaleQuery>, res: MedusaResponse) => {
  await mail__Rows__(req.scope, req.auth_context.actor_id, req.validatedBody.locale)
  res.status(202).json({ sent: true })
}
