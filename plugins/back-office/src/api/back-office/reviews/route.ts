import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { answering } from "../../../dialect/answering"
import { readListQuery } from "../../../dialect/list-query"
import { listReviews, REVIEW_LIST } from "../../../reading/list-reviews"

export const GET = answering(async (req, res) => {
  const query = readListQuery(req.query, REVIEW_LIST)
  const { reviews, count } = await listReviews(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "reviews", reviews, query.skip, count)
})
