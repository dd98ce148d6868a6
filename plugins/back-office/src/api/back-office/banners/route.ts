import type { NewBanner } from "@haat/banners/contract"
import { createBannersWorkflow } from "@haat/banners/workflows/create-banners"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { BANNER_LIST, listBanners } from "../../../reading/list-banners"
import { change } from "../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, BANNER_LIST)
  const { rows, count } = await listBanners(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "banners", rows, query.skip, count)
}

export const POST = change(async (req: MedusaRequest<NewBanner>) => {
  const banner = req.validatedBody
  const { result } = await createBannersWorkflow(req.scope).run({ input: { banners: [banner] } })
  return result[0]
})
