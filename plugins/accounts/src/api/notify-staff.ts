import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { SECURITY_NOTICE, type SecurityNotice } from "../contract"
import { securityNotice } from "../security-notice"

const MAX_BROWSER_LENGTH = 150

/** Mails a member of staff what has just been done with their account in this browser, in case it was not them. */
export async function notifyStaff(req: MedusaRequest, user_id: string, what: SecurityNotice["what"]) {
  const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { email: string }[] }>(`select email from "user" where id = :user_id`, {
    user_id,
  })
  if (!rows.length) return
  const browser = (req.headers["user-agent"] ?? "").replace(/[^\x20-\x7e]/g, "").slice(0, MAX_BROWSER_LENGTH)
  const notice = securityNotice({ what, actor_type: "user", to: rows[0].email, browser })
  await req.scope.resolve(Modules.EVENT_BUS).emit({ name: SECURITY_NOTICE, data: notice })
}
