import type { LocaleQuery } from "@haat/sdk/locale"
import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { mail__Rows__ } from "../../../../workflows/change-__name__"

export const POST = async (
  { scope, auth_context, validatedBody }: ShopperRequest<LocaleQuery>,
  res: MedusaResponse,
) => {
  await mail__Rows__(scope, { customer_id: auth_context.actor_id }, validatedBody.locale)
  res.status(202).json({ sent: true })
}
