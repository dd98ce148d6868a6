import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { FAQS } from "../../../modules/faqs"
import type FaqsService from "../../../modules/faqs/service"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json({ faqs: await req.scope.resolve<FaqsService>(FAQS).inOrder() })
}
