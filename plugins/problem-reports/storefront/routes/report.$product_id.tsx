import { ReportProblem } from "@haat/problem-reports/contract"
import {
  formAction,
  loadInBrowser,
  loadOnServer,
  type PageArgs,
  PageHead,
  ProductFormFrame,
  postForm,
  productQuery,
} from "@haat/sdk/storefront"
import { PROBLEM_REPORT } from "../messages.ts"
import ReportDialog from "../report-dialog.tsx"

const queries = ({ params }: PageArgs<{ product_id: string }>) => ({ critical: [productQuery(params.product_id)] })
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

export const action = formAction({
  report: postForm("/store/problem-reports", ReportProblem, () => ({ done: PROBLEM_REPORT.sent })),
})

export default function Report() {
  return (
    <ProductFormFrame>
      {(product, dialog) => (
        <>
          <PageHead title={PROBLEM_REPORT.ask} description={PROBLEM_REPORT.hint} noIndex />
          <ReportDialog product_id={product.id} {...dialog} />
        </>
      )}
    </ProductFormFrame>
  )
}
