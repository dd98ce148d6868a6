import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readPersonalData } from "../../../personal-data"

export const GET = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  res.setHeader("Content-Disposition", 'attachment; filename="my-data.json"')
  res.json(await readPersonalData(req.scope, req.auth_context.actor_id))
}
