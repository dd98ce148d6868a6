import { z } from "zod"

/** A report as the person who made it sees it. */
export const ProblemReport = z.object({
  id: z.string(),
  product_id: z.string(),
  customer_id: z.string().nullable().describe("null when a guest reported it"),
  message: z.string(),
  created_at: z.string(),
  resolved_at: z.string().nullable().describe("null while nobody has looked after it"),
})
export type ProblemReport = z.infer<typeof ProblemReport>

/** A complaint as the person who made it sees it. */
export const MadeComplaint = z.object({ number: z.string().describe("Its ticket, as C-1001") })
export type MadeComplaint = z.infer<typeof MadeComplaint>
