import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { NOTICES_STOPPED, type StopNotices } from "../../../../contract"
import { STOCK_NOTICES } from "../../../../modules/stock-notices"
import type { StockNoticesService } from "../../../../modules/stock-notices/service"

export const POST = async (req: MedusaRequest<StopNotices>, res: MedusaResponse) => {
  const { id, signature } = req.validatedBody
  await req.scope.resolve<StockNoticesService>(STOCK_NOTICES).stop(id, signature)
  res.json({ message: NOTICES_STOPPED })
}
