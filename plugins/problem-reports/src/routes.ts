import { defineRoutes, TOO_OFTEN } from "@haat/sdk/server/route"
import { z } from "zod"
import { Complain, MadeComplaint, ProblemReport, ReportProblem } from "./contract"

export const PROBLEM_REPORT_ROUTES = defineRoutes("Store: reviews", {
  "POST /store/problem-reports": {
    who: "everyone",
    summary: "Reports a problem",
    bodyLimit: "20kb",
    body: ReportProblem,
    reply: z.object({ report: ProblemReport }),
    status: 201,
    errors: { 404: "No such product", ...TOO_OFTEN },
  },
  "POST /store/complaints": {
    who: "everyone",
    summary: "Complains to the grievance officer",
    description: "The reply has the complaint's number, and a mail confirms it.",
    bodyLimit: "40kb",
    body: Complain,
    reply: z.object({ complaint: MadeComplaint }),
    status: 201,
    errors: TOO_OFTEN,
  },
})
