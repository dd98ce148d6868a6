import { ResolveReport } from "@haat/problem-reports/contract"
import { resolveReportWorkflow } from "@haat/problem-reports/workflows/resolve-report"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { answering } from "../../../../dialect/answering"
import { readBody } from "../../../../dialect/read-body"
import { findProblemReport } from "../../../../reading/list-problem-reports"

const find = async (req: MedusaRequest) => {
  const report = await findProblemReport(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!report) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such report")
  return report
}

export const GET = answering(async (req, res) => {
  res.json(await find(req))
})

export const PUT = answering(async (req, res) => {
  const { resolved } = readBody(ResolveReport, req.body)
  await resolveReportWorkflow(req.scope).run({ input: { id: req.params.id, resolved } })
  res.json(await find(req))
})
