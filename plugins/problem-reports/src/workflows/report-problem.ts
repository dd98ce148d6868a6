import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { ReportProblem } from "../contract"
import { PROBLEM_REPORTS } from "../modules/problem-reports"
import type { ProblemReportsService } from "../modules/problem-reports/service"

type Input = ReportProblem & { customer_id: string | null }

/** @throws HttpError 404 */
const requireProductStep = createStep("problem-reports-require-product", async (id: string, { container }) => {
  if (await container.resolve<ProblemReportsService>(PROBLEM_REPORTS).isProduct(id)) return
  throw new HttpError(HTTP_ERRORS.no_such_product)
})

const createReportStep = createStep(
  "problem-reports-create-report",
  async (input: Input, { container }) => {
    const { id, product_id, customer_id, message, created_at, resolved_at } = await container
      .resolve<ProblemReportsService>(PROBLEM_REPORTS)
      .createProblemReports(input)
    return new StepResponse({ id, product_id, customer_id, message, created_at, resolved_at }, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<ProblemReportsService>(PROBLEM_REPORTS).deleteProblemReports(id)
  },
)

/**
 * Keeps what a visitor finds wrong with a product, for the owner to read.
 * @throws HttpError 404 when there is no such product
 */
export const reportProblemWorkflow = createWorkflow("problem-reports-report", (input: Input) => {
  requireProductStep(input.product_id)
  return new WorkflowResponse(createReportStep(input))
})
