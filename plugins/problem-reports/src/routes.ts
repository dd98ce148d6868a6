import { like } from "@haat/http/like"
import { defineRoutes, TOO_OFTEN } from "@haat/http/route"
import { z } from "zod"
import { type ProblemReport, ReportProblem } from "./contract"

const Report = like<ProblemReport>()(
  z.object({
    id: z.string(),
    product_id: z.string(),
    customer_id: z.string().nullable().describe("null when a guest reported it"),
    message: z.string(),
    created_at: z.string(),
    resolved_at: z.string().nullable(),
  }),
)

export const PROBLEM_REPORT_ROUTES = defineRoutes("Store: reviews", {
  "POST /store/problem-reports": {
    who: "everyone",
    summary: "Reports a problem",
    bodyLimit: "20kb",
    body: ReportProblem,
    reply: z.object({ report: Report }),
    status: 201,
    errors: { 404: "No such product", ...TOO_OFTEN },
  },
})
