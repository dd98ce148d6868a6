import type { LocaleQuery } from "@haat/sdk/locale"
import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { mailV1Notes } from "../../../../workflows/change-v1-notes"

export const POST = async (
  { scope, auth_context, validatedBody }: ShopperRequest<LocaleQuery>,
  res: MedusaResponse,
) => {
  await mailV1Notes(scope, { customer_id: auth_context.actor_id }, validatedBody.locale)
  res.status(202).json({ sent: true })
}
