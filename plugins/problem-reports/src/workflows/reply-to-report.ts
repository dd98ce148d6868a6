import { createHash } from "node:crypto"
import { queueMailWorkflow } from "@haat/mail/workflows/queue-mail"
import { HttpError } from "@haat/sdk/server/http-error"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { REPORT_ERRORS } from "../errors"
import { PROBLEM_REPORTS } from "../queries/list-problem-reports"
import { changeReportWorkflow } from "./change-report"

type Input = { id: string; reply: string; resolved?: boolean }

const findReporterStep = createStep("back-office-find-reporter", async (id: string, { container }) => {
  const report = await PROBLEM_REPORTS.find(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  if (!report) throw new HttpError(REPORT_ERRORS.no_such_report)
  const { customer_email: to, customer_name, product_name, message } = report
  if (!to) throw new HttpError(REPORT_ERRORS.nobody_to_reply_to)
  return new StepResponse({ to, first_name: customer_name?.split(" ")[0] ?? "", product_name, message })
})

/**
 * Keeps a reply with the report and sends it to the customer who reported the problem; the same words are sent once.
 * @throws HttpError 404, or 400 when a guest reported it
 */
export const replyToReportWorkflow = createWorkflow("back-office-reply-to-report", (input: Input) => {
  const reported = findReporterStep(input.id)
  changeReportWorkflow.runAsStep({ input })
  const mail = transform({ input, reported }, ({ input: { id, reply }, reported }) => ({
    id: `problem-report-reply:${id}:${createHash("sha256").update(reply).digest("hex").slice(0, 32)}`,
    kind: "problem-report-reply" as const,
    payload: { ...reported, reply },
  }))
  queueMailWorkflow.runAsStep({ input: mail })
  return new WorkflowResponse(input.id)
})
