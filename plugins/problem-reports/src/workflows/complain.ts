import { queueMail } from "@haat/mail/workflows/queue-mail"
import { emitEvents } from "@haat/sdk/server/emit-events"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { COMPLAINT_MADE, type Complain, type ComplaintMade } from "../complaints"
import { COMPLAINT_MADE_MAIL } from "../mails"
import { insertComplaint } from "../modules/problem-reports/queries/complaints"

type Input = Complain & { customer_id: string | null }

/**
 * Keeps a complaint for the grievance officer, and in the same transaction the mail that confirms it.
 * @returns it with its number
 */
export async function complain(container: MedusaContainer, input: Input): Promise<ComplaintMade> {
  const made = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const made = await insertComplaint(trx, input)
    await queueMail(trx, COMPLAINT_MADE_MAIL, { id: `complaint-made:${made.id}`, payload: made })
    return made
  })
  await emitEvents(container, [{ name: COMPLAINT_MADE, data: made }])
  return made
}
