import { emitEvents } from "@haat/sdk/server/emit-events"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { COMPLAINT_MADE, type Complain, type ComplaintMade } from "../complaints"
import { insertComplaint } from "../modules/problem-reports/queries/complaints"

type Input = Complain & { customer_id: string | null }

/** Keeps a complaint for the grievance officer. @returns it with its number, which a mail confirms */
export async function complain(container: MedusaContainer, input: Input): Promise<ComplaintMade> {
  const made = await insertComplaint(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), input)
  await emitEvents(container, [{ name: COMPLAINT_MADE, data: made }])
  return made
}
