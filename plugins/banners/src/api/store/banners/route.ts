import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { BANNERS } from "../../../modules/banners"
import type BannersService from "../../../modules/banners/service"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json({ banners: await req.scope.resolve<BannersService>(BANNERS).inOrder() })
}
