import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { type DocumentQuery, GST } from "../../../../../contract"
import { sendPdf } from "../../../../../documents/send-pdf"
import type { GstService } from "../../../../../modules/gst/service"

export const GET = async (req: ShopperRequest<unknown, DocumentQuery>, res: MedusaResponse) => {
  const { locale, paper } = req.validatedQuery
  const wanted = { order_id: req.params.id, customer_id: req.auth_context.actor_id, locale, paper }
  sendPdf(res, await req.scope.resolve<GstService>(GST).fileOf(wanted))
}
