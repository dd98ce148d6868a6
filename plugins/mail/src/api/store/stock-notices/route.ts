import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import { requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type AskForNotice, NOTICE_KEPT } from "../../../contract"
import { STOCK_NOTICES } from "../../../modules/stock-notices"
import type { StockNoticesService } from "../../../modules/stock-notices/service"

export const POST = async (req: MedusaRequest<AskForNotice>, res: MedusaResponse) => {
  const { product_id, email } = req.validatedBody
  requireWithinLimit(await req.scope.resolve<AttemptsOfAddress>(ATTEMPTS).waitForStock(req.ip ?? "", email))
  await req.scope.resolve<StockNoticesService>(STOCK_NOTICES).ask(product_id, email)
  res.status(202).json({ message: NOTICE_KEPT })
}
