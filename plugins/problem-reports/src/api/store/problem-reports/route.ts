import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import { requireWithinLimit } from "@haat/sdk/server/http-error"
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ReportProblem } from "../../../contract"
import { reportProblem } from "../../../workflows/report-problem"

export const POST = async (req: MedusaRequest<ReportProblem>, res: MedusaResponse) => {
  const { auth_context } = req as Partial<AuthenticatedMedusaRequest>
  const customer_id = (auth_context?.actor_type === "customer" && auth_context.actor_id) || null
  requireWithinLimit(await req.scope.resolve<AttemptsOfAddress>(ATTEMPTS).report(req.ip ?? "", customer_id))
  const report = await reportProblem(req.scope, { ...req.validatedBody, customer_id })
  res.status(201).json({ report })
}
