import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readTrailFilters } from "../../../../reading/list-trail"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await readTrailFilters(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)))
}
