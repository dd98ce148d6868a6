import { createHash } from "node:crypto"
import { queueMailWorkflow } from "@haat/mail/workflows/queue-mail"
import { HttpError } from "@haat/sdk/server/http-error"
import { workflowOf } from "@haat/sdk/server/workflow-of"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ChangeComplaint } from "../contract"
import { REPORT_ERRORS } from "../errors"
import { PROBLEM_REPORTS } from "../modules/problem-reports"
import type { ProblemReportsService } from "../modules/problem-reports/service"
import { COMPLAINTS } from "../queries/list-complaints"

type Input = { id: string; change: ChangeComplaint }

/**
 * Changes a complaint. A reply is mailed, the same words once; an acknowledgement without a reply is mailed as a notice
 * that the complaint is being looked into. @throws HttpError 404
 */
async function changeComplaint(container: MedusaContainer, { id, change }: Input): Promise<void> {
  const before = await COMPLAINTS.find(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  if (!before) throw new HttpError(REPORT_ERRORS.no_such_complaint)
  await container.resolve<ProblemReportsService>(PROBLEM_REPORTS).changeComplaint(id, change)
  if (!change.reply && (before.acknowledged_at || !change.acknowledged)) return
  const { number, name, email, message } = before
  const words = change.reply ? createHash("sha256").update(change.reply).digest("hex").slice(0, 32) : "acknowledged"
  await queueMailWorkflow(container).run({
    input: {
      id: `complaint-reply:${id}:${words}`,
      kind: "complaint-reply",
      payload: { id, number, name, email, message, reply: change.reply },
    },
  })
}

export const changeComplaintWorkflow = workflowOf("back-office-change-complaint", changeComplaint)
