import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { createStep } from "@medusajs/framework/workflows-sdk"
import { PROBLEM_REPORTS } from "../../modules/problem-reports"
import type { ProblemReportsService } from "../../modules/problem-reports/service"

/** @throws HttpError 404 */
export const requireProductStep = createStep("problem-reports-require-product", async (id: string, { container }) => {
  if (await container.resolve<ProblemReportsService>(PROBLEM_REPORTS).isProduct(id)) return
  throw new HttpError(HTTP_ERRORS.no_such_product)
})
