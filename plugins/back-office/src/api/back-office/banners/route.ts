import type { NewBanner } from "@haat/banners/contract"
import { createBannersWorkflow } from "@haat/banners/workflows/create-banners"
import type { MedusaRequest } from "@medusajs/framework/http"
import { BANNERS } from "../../../queries/list-banners"
import { change } from "../../change"
import { list } from "../../resource"

export const GET = list("banners", BANNERS, BANNERS.page)

export const POST = change(async (req: MedusaRequest<NewBanner>) => {
  const banner = req.validatedBody
  const { result } = await createBannersWorkflow(req.scope).run({ input: { banners: [banner] } })
  return result[0]
})
