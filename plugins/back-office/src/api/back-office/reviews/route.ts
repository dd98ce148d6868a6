import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { listReviews, REVIEW_LIST } from "../../../queries/list-reviews"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, REVIEW_LIST)
  const { reviews, count } = await listReviews(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "reviews", reviews, query.skip, count)
}
