import { emitEvents } from "@haat/sdk/server/emit-events"
import type { MedusaContainer } from "@medusajs/framework/types"
import { COMPLAINT_MADE, type Complain, type ComplaintMade } from "../complaints"
import { PROBLEM_REPORTS } from "../modules/problem-reports"
import type { ProblemReportsService } from "../modules/problem-reports/service"

type Input = Complain & { customer_id: string | null }

/** Keeps a complaint for the grievance officer. @returns it with its number, which a mail confirms */
export async function complain(container: MedusaContainer, input: Input): Promise<ComplaintMade> {
  const made = await container.resolve<ProblemReportsService>(PROBLEM_REPORTS).addComplaint(input)
  await emitEvents(container, [{ name: COMPLAINT_MADE, data: made }])
  return made
}
