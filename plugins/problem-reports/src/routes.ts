import { defineRoutes, TOO_OFTEN } from "@haat/http/route"
import { z } from "zod"
import { ReportProblem } from "./contract"
import { Report } from "./replies"

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
