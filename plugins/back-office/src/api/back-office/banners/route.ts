import { NewBanner } from "@haat/banners/contract"
import { createBannersWorkflow } from "@haat/banners/workflows/create-banners"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { readBody } from "../../../dialect/read-body"
import { BANNER_LIST, listBanners } from "../../../queries/list-banners"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, BANNER_LIST)
  const { rows, count } = await listBanners(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "banners", rows, query.skip, count)
}

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const banner = readBody(NewBanner, req.body)
  const { result } = await createBannersWorkflow(req.scope).run({ input: { banners: [banner] } })
  res.status(201).json(result[0])
}
