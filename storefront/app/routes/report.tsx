import { ReportProblem } from "@haat/problem-reports/contract"
import { useOutletContext } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { PROBLEM_REPORT } from "../features/problem-reports/messages.ts"
import ReportDialog from "../features/problem-reports/report-dialog.tsx"
import { formAction, postForm } from "../lib/forms/form-action.ts"
import type { ProductFormContext } from "./product-form.tsx"

export const action = formAction({
  report: postForm("/store/problem-reports", ReportProblem, () => ({ done: PROBLEM_REPORT.sent })),
})

export default function Report() {
  const { product, dialog } = useOutletContext<ProductFormContext>()
  return (
    <>
      <PageHead title={PROBLEM_REPORT.ask} description={PROBLEM_REPORT.hint} noIndex />
      <ReportDialog product_id={product.id} {...dialog} />
    </>
  )
}
