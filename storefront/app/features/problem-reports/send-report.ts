import type { ProblemReport, ReportProblem } from "@haat/problem-reports/contract"
import { useMutation } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk.ts"

/** Tells the owner what is wrong with a product; who is signed in is known to the server. */
export const useSendReport = () =>
  useMutation({
    networkMode: "always",
    mutationFn: (body: ReportProblem) =>
      sdk.client.fetch<{ report: ProblemReport }>("/store/problem-reports", { method: "POST", body }),
  })
