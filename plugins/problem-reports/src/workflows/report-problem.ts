import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ReportProblem } from "../contract"
import { PROBLEM_REPORTS } from "../modules/problem-reports"
import { isProduct } from "../modules/problem-reports/queries/is-product"
import type { ProblemReportsService } from "../modules/problem-reports/service"

type Input = ReportProblem & { customer_id: string | null }

/**
 * Keeps what a visitor finds wrong with a product, for the owner to read.
 * @throws HttpError 404 when there is no such product
 */
export async function reportProblem(container: MedusaContainer, input: Input) {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (!(await isProduct(db, input.product_id))) throw new HttpError(HTTP_ERRORS.no_such_product)
  const { id, product_id, customer_id, message, created_at, resolved_at } = await container
    .resolve<ProblemReportsService>(PROBLEM_REPORTS)
    .createProblemReports(input)
  return { id, product_id, customer_id, message, created_at, resolved_at }
}
