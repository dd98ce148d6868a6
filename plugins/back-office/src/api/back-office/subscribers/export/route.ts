import { unsubscribePath } from "@haat/newsletter/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { catalogOf } from "../../../../queries/catalog"
import { MAILED_SUBSCRIBERS } from "../../../../queries/list-subscribers"
import { exportList } from "../../../export-list"

/** Each with the link that a mail to them must have. */
export const GET = (req: MedusaRequest, res: MedusaResponse) => {
  const { publicUrl } = catalogOf(req.scope)
  const columns = {
    email: ({ email }: { email: string }) => email,
    subscribed_at: ({ created_at }: { created_at: string }) => new Date(created_at).toISOString(),
    unsubscribe_url: ({ unsubscribe_token }: { unsubscribe_token: string }) =>
      new URL(unsubscribePath(unsubscribe_token), publicUrl).href,
  }
  return exportList("subscribers", MAILED_SUBSCRIBERS, columns)(req, res)
}
