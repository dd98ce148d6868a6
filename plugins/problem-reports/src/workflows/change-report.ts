import { createHash } from "node:crypto"
import { announceMail, queueMail } from "@haat/mail/workflows/queue-mail"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ChangeReport } from "../contract"
import { REPORT_ERRORS } from "../errors"
import { PROBLEM_REPORT_REPLY } from "../mails"
import { changeReport as writeChange } from "../modules/problem-reports/queries/change-report"
import { PROBLEM_REPORTS } from "../queries/list-problem-reports"

type Input = ChangeReport & { id: string }

/**
 * Resolves a report or opens it again. A reply is kept with it and mailed to the customer who reported the problem, the
 * same words once; both in one transaction.
 * @throws HttpError 404, or 400 for a reply to what a guest reported
 */
export async function changeReport(container: MedusaContainer, { id, ...change }: Input): Promise<void> {
  const { reply } = change
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const report = await PROBLEM_REPORTS.find(db, id)
  if (!report) throw new HttpError(REPORT_ERRORS.no_such_report)
  const { customer_email: to, customer_name, product_name, message } = report
  if (reply !== undefined && !to) throw new HttpError(REPORT_ERRORS.nobody_to_reply_to)
  await db.transaction(async (trx) => {
    if (!(await writeChange(trx, id, change))) throw new HttpError(REPORT_ERRORS.no_such_report)
    if (reply === undefined || !to) return
    const first_name = customer_name?.split(" ")[0] ?? ""
    await queueMail(trx, PROBLEM_REPORT_REPLY, {
      id: `problem-report-reply:${id}:${createHash("sha256").update(reply).digest("hex").slice(0, 32)}`,
      payload: { to, first_name, product_name, message, reply },
    })
  })
  if (reply !== undefined) await announceMail(container)
}
