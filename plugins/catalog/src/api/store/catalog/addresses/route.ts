import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ListAddresses } from "../../../../contract"
import { listAddresses } from "../../../../modules/catalog/queries/addresses"

export const GET = async (req: MedusaRequest<unknown, ListAddresses>, res: MedusaResponse) => {
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  res.json({ products: await listAddresses(db, req.validatedQuery) })
}
