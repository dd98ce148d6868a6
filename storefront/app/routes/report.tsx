import { ReportProblem } from "@haat/problem-reports/contract"
import { ProductFormPage } from "../features/catalog/product/product-form-page.tsx"
import { PROBLEM_REPORT } from "../features/problem-reports/messages.ts"
import ReportDialog from "../features/problem-reports/report-dialog.tsx"
import { ensureQueries, loadQueries } from "../lib/backend/load-queries.ts"
import { answerForms, postTo } from "../lib/forms/answer-forms.ts"
import { productQuery } from "../lib/shop/product-query.ts"
import type { Route } from "./+types/report"

export const loader = ({ request, params }: Route.LoaderArgs) => loadQueries(request, productQuery(params.product_id))
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ensureQueries(productQuery(params.product_id))

export const action = answerForms({
  report: postTo("/store/problem-reports", ReportProblem, () => ({ done: PROBLEM_REPORT.sent })),
})

export default function Report({ params }: Route.ComponentProps) {
  return (
    <ProductFormPage product_id={params.product_id} title={PROBLEM_REPORT.ask}>
      {({ id }, dialog) => <ReportDialog product_id={id} {...dialog} />}
    </ProductFormPage>
  )
}
