import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { HttpTypes } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Responds with the order as Medusa's Admin API does: with the fields that were requested. */
export async function respondWithOrder(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<HttpTypes.AdminOrderResponse>,
) {
  const { data } = await req.scope
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "order", fields: req.queryConfig.fields, filters: { id: req.params.id } })
  res.json({ order: data[0] as unknown as HttpTypes.AdminOrder })
}
