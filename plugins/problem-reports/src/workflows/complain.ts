import { workflowOf } from "@haat/sdk/server/workflow-of"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { COMPLAINT_MADE, type Complain } from "../complaints"
import { PROBLEM_REPORTS } from "../modules/problem-reports"
import type { ProblemReportsService } from "../modules/problem-reports/service"

type Input = Complain & { customer_id: string | null }

/** Keeps a complaint for the grievance officer. @returns it with its number, which a mail confirms */
async function complain(container: MedusaContainer, input: Input) {
  const made = await container.resolve<ProblemReportsService>(PROBLEM_REPORTS).addComplaint(input)
  await container.resolve(Modules.EVENT_BUS).emit({ name: COMPLAINT_MADE, data: made })
  return made
}

export const complainWorkflow = workflowOf("problem-reports-complain", complain)
