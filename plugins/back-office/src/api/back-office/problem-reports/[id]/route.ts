import { HttpError } from "@haat/http/http-error"
import type { ChangeReport } from "@haat/problem-reports/contract"
import { REPORT_ERRORS } from "@haat/problem-reports/errors"
import { changeReportWorkflow } from "@haat/problem-reports/workflows/change-report"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { findProblemReport } from "../../../../reading/list-problem-reports"
import { replyToReportWorkflow } from "../../../../workflows/reply-to-report"
import { change } from "../../../change"

const find = async (req: MedusaRequest) => {
  const report = await findProblemReport(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!report) throw new HttpError(REPORT_ERRORS.no_such_report)
  return report
}

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await find(req))
}

export const PUT = change(async (req: MedusaRequest<ChangeReport>) => {
  const { reply, ...change } = req.validatedBody
  const input = { id: req.params.id, ...change }
  if (reply === undefined) await changeReportWorkflow(req.scope).run({ input })
  else await replyToReportWorkflow(req.scope).run({ input: { ...input, reply } })
  return await find(req)
})
