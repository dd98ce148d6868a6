import type { ChangeReport } from "@haat/problem-reports/contract"
import { REPORT_ERRORS } from "@haat/problem-reports/errors"
import { changeReportWorkflow } from "@haat/problem-reports/workflows/change-report"
import type { MedusaRequest } from "@medusajs/framework/http"
import { PROBLEM_REPORTS } from "../../../../queries/list-problem-reports"
import { replyToReportWorkflow } from "../../../../workflows/reply-to-report"
import { change } from "../../../change"
import { findOne, one } from "../../../resource"

const find = findOne(PROBLEM_REPORTS.find, REPORT_ERRORS.no_such_report)

export const GET = one(find)

export const PUT = change(async (req: MedusaRequest<ChangeReport>) => {
  const { reply, ...change } = req.validatedBody
  const input = { id: req.params.id, ...change }
  if (reply === undefined) await changeReportWorkflow(req.scope).run({ input })
  else await replyToReportWorkflow(req.scope).run({ input: { ...input, reply } })
  return await find(req)
})
