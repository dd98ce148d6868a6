import { ChangeReport } from "@haat/problem-reports/contract"
import { changeReportWorkflow } from "@haat/problem-reports/workflows/change-report"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { answering } from "../../../../dialect/answering"
import { readBody } from "../../../../dialect/read-body"
import { findProblemReport } from "../../../../reading/list-problem-reports"
import { replyToReportWorkflow } from "../../../../workflows/reply-to-report"

const find = async (req: MedusaRequest) => {
  const report = await findProblemReport(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!report) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such report")
  return report
}

export const GET = answering(async (req, res) => {
  res.json(await find(req))
})

export const PUT = answering(async (req, res) => {
  const { reply, ...change } = readBody(ChangeReport, req.body)
  const input = { id: req.params.id, ...change }
  if (reply === undefined) await changeReportWorkflow(req.scope).run({ input })
  else await replyToReportWorkflow(req.scope).run({ input: { ...input, reply } })
  res.json(await find(req))
})
