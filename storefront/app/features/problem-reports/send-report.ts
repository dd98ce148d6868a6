import type { ProblemReport, ReportProblem } from "@haat/problem-reports/contract"
import { usePost } from "../../lib/backend/use-post.ts"

/** Sends a problem report to the owner; the server knows who is signed in. */
export const useSendReport = () => usePost<ReportProblem, { report: ProblemReport }>("/store/problem-reports")
