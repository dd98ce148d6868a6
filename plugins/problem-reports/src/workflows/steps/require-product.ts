import { MedusaError } from "@medusajs/framework/utils"
import { createStep } from "@medusajs/framework/workflows-sdk"
import { PROBLEM_REPORTS } from "../../modules/problem-reports"
import type { ProblemReportsService } from "../../modules/problem-reports/service"

/** @throws NOT_FOUND */
export const requireProductStep = createStep("problem-reports-require-product", async (id: string, { container }) => {
  if (await container.resolve<ProblemReportsService>(PROBLEM_REPORTS).isProduct(id)) return
  throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such product")
})
