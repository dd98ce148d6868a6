import type { LocaleQuery } from "@haat/http/locale"
import type { ShopperRequest } from "@haat/http/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { GST } from "../../../../../contract"
import { sendPdf } from "../../../../../documents/send-pdf"
import type { GstService } from "../../../../../modules/gst/service"

export const GET = async (req: ShopperRequest<unknown, LocaleQuery>, res: MedusaResponse) => {
  const { locale } = req.validatedQuery
  const wanted = { order_id: req.params.id, customer_id: req.auth_context.actor_id, locale }
  sendPdf(res, await req.scope.resolve<GstService>(GST).fileOf(wanted))
}
