import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Unsubscribe } from "../../../../contract"
import { NEWSLETTER } from "../../../../modules/newsletter"
import type NewsletterService from "../../../../modules/newsletter/service"

export const POST = async (req: MedusaRequest<Unsubscribe>, res: MedusaResponse) => {
  await req.scope.resolve<NewsletterService>(NEWSLETTER).withdraw(req.validatedBody)
  res.json({ message: "Unsubscribed" })
}
