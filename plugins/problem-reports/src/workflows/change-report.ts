import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { ChangeReport } from "../contract"
import { REPORT_ERRORS } from "../errors"
import { PROBLEM_REPORTS } from "../modules/problem-reports"
import type { ProblemReportsService } from "../modules/problem-reports/service"

type Input = ChangeReport & { id: string }

const changeReportStep = createStep(
  "problem-reports-change-report",
  async ({ id, resolved, reply }: Input, { container }) => {
    const reports = container.resolve<ProblemReportsService>(PROBLEM_REPORTS)
    const [before] = await reports.listProblemReports({ id }, { select: ["id", "resolved_at", "reply", "replied_at"] })
    if (!before) throw new HttpError(REPORT_ERRORS.no_such_report)
    const { resolved_at, replied_at } = before
    const now = new Date()
    await reports.updateProblemReports({
      id,
      ...(resolved !== undefined && { resolved_at: resolved ? (resolved_at ?? now) : null }),
      ...(reply !== undefined && { reply, replied_at: now }),
    })
    return new StepResponse(id, { id, resolved_at, reply: before.reply, replied_at })
  },
  async (before, { container }) => {
    if (before) await container.resolve<ProblemReportsService>(PROBLEM_REPORTS).updateProblemReports(before)
  },
)

/**
 * Marks a report as resolved, or reopens it, and stores the reply; the time of the first resolution stays. Sends no
 * mail. @throws HttpError 404
 */
export const changeReportWorkflow = createWorkflow("problem-reports-change", (input: Input) => {
  return new WorkflowResponse(changeReportStep(input))
})
