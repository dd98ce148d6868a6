import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { ResolveReport } from "../contract"
import { PROBLEM_REPORTS } from "../modules/problem-reports"
import type { ProblemReportsService } from "../modules/problem-reports/service"

type Input = ResolveReport & { id: string }

const resolveReportStep = createStep(
  "problem-reports-resolve-report",
  async ({ id, resolved }: Input, { container }) => {
    const reports = container.resolve<ProblemReportsService>(PROBLEM_REPORTS)
    const [before] = await reports.listProblemReports({ id }, { select: ["id", "resolved_at"] })
    if (!before) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such report")
    if (resolved === (before.resolved_at !== null)) return new StepResponse(id, null)
    await reports.updateProblemReports({ id, resolved_at: resolved ? new Date() : null })
    return new StepResponse(id, { id, resolved_at: before.resolved_at })
  },
  async (before, { container }) => {
    if (before) await container.resolve<ProblemReportsService>(PROBLEM_REPORTS).updateProblemReports(before)
  },
)

/**
 * Marks a report as looked after, or not any more; the first time it was stays.
 * @throws NOT_FOUND
 */
export const resolveReportWorkflow = createWorkflow("problem-reports-resolve", (input: Input) => {
  return new WorkflowResponse(resolveReportStep(input))
})
