import type { MedusaRequest } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { SECURITY_NOTICE, type SecurityNotice } from "../contract"
import { findStaffEmail } from "../queries/addressee"
import { securityNotice } from "../security-notice"

const MAX_BROWSER_LENGTH = 150

/** Emits a security notice that is mailed to a member of staff, with the browser of the request. */
export async function notifyStaff(req: MedusaRequest, user_id: string, what: SecurityNotice["what"]) {
  const to = await findStaffEmail(req.scope, user_id)
  if (!to) return
  const browser = (req.headers["user-agent"] ?? "").replace(/[^\x20-\x7e]/g, "").slice(0, MAX_BROWSER_LENGTH)
  const notice = securityNotice({ what, actor_type: "user", to, browser })
  await req.scope.resolve(Modules.EVENT_BUS).emit({ name: SECURITY_NOTICE, data: notice })
}
