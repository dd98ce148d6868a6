import { createHash } from "node:crypto"
import { announceMail, queueMail } from "@haat/mail/workflows/queue-mail"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ChangeComplaint } from "../contract"
import { REPORT_ERRORS } from "../errors"
import { COMPLAINT_REPLY } from "../mails"
import { changeComplaint as writeChange } from "../modules/problem-reports/queries/complaints"
import { COMPLAINTS } from "../queries/list-complaints"

type Input = { id: string; change: ChangeComplaint }

/**
 * Changes a complaint. A reply is mailed, the same words once; an acknowledgement without a reply is mailed as a notice
 * that the complaint is being looked into. The change and its mail are one transaction. @throws HttpError 404
 */
export async function changeComplaint(container: MedusaContainer, { id, change }: Input): Promise<void> {
  const { reply } = change
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const before = await COMPLAINTS.find(db, id)
  if (!before) throw new HttpError(REPORT_ERRORS.no_such_complaint)
  const { number, name, email, message } = before
  const isMailed = Boolean(reply) || (!before.acknowledged_at && change.acknowledged === true)
  const words = reply ? createHash("sha256").update(reply).digest("hex").slice(0, 32) : "acknowledged"
  await db.transaction(async (trx) => {
    await writeChange(trx, id, change)
    if (!isMailed) return
    await queueMail(trx, COMPLAINT_REPLY, {
      id: `complaint-reply:${id}:${words}`,
      payload: { id, number, name, email, message, reply },
    })
  })
  if (isMailed) await announceMail(container)
}
