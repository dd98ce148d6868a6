import type { Some } from "@haat/sdk/back-office"
import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { says } from "@haat/sdk/message-in"
import { productId } from "@haat/sdk/record-id"
import { STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"
import type { ComplaintRow } from "./complaints"
import type { ProblemReport } from "./contract/problem-report"
import { REPORT_FORM_ERRORS } from "./form-errors"

export * from "./complaints"
export * from "./contract/problem-report"
export { REPORT_FORM_ERRORS } from "./form-errors"

/** Report of a visitor about a problem of a product. */

const MESSAGE_MISSING = says(REPORT_FORM_ERRORS.enter_message)

export const ReportProblem = z.object({
  product_id: productId,
  message: z
    .string(MESSAGE_MISSING)
    .trim()
    .min(1, MESSAGE_MISSING)
    .max(2_000, says(FORM_ERRORS.too_long, { label: "message" }))
    .regex(STORABLE_TEXT, says(FORM_ERRORS.odd_characters, { label: "message" })),
})
export type ReportProblem = z.infer<typeof ReportProblem>

const REPLY_MISSING = "Write a reply"

/** Changes of a report by the shop. A reply is mailed to the customer who reported it. */
export const ChangeReport = z
  .object({
    resolved: z.boolean("Resolved is true or false").optional(),
    reply: z
      .string(REPLY_MISSING)
      .trim()
      .min(1, REPLY_MISSING)
      .max(2_000, "Reply is too long")
      .regex(STORABLE_TEXT, "Reply contains characters that cannot be used")
      .optional(),
  })
  .refine(
    ({ resolved, reply }) => resolved !== undefined || reply !== undefined,
    "Say whether it is resolved, or reply",
  )
export type ChangeReport = z.infer<typeof ChangeReport>

/** A report as the owner sees it. */
export type ProblemReportRow = ProblemReport & {
  resolved: boolean
  /** last reply of the shop */
  reply: string | null
  replied_at: string | null
  product_name: string
  customer_name: string | null
  customer_email: string | null
}

/** Waiting reports, and complaints to the grievance officer that are not closed, with how many of them are overdue. */
export type ProblemReportsTodo = {
  problem_reports: Some<ProblemReportRow>
  complaints: Some<ComplaintRow> & { overdue: number }
}
