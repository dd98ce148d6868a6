import { AskForNotice } from "@haat/mail/contract"
import { ProductFormPage } from "../features/catalog/product/product-form-page.tsx"
import { STOCK_NOTICE } from "../features/catalog/stock-notice/messages.ts"
import { soldOutOf } from "../features/catalog/stock-notice/stock-notice.tsx"
import StockNoticeDialog from "../features/catalog/stock-notice/stock-notice-dialog.tsx"
import { ensureQueries, loadQueries } from "../lib/backend/load-queries.ts"
import { answerForms, postTo } from "../lib/forms/answer-forms.ts"
import { productQuery } from "../lib/shop/product-query.ts"
import type { Route } from "./+types/stock-notice"

export const loader = ({ request, params }: Route.LoaderArgs) => loadQueries(request, productQuery(params.product_id))
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ensureQueries(productQuery(params.product_id))

export const action = answerForms({
  "stock-notice": postTo("/store/stock-notices", AskForNotice, () => ({ done: STOCK_NOTICE.kept })),
})

export default function StockNotice({ params }: Route.ComponentProps) {
  return (
    <ProductFormPage product_id={params.product_id} title={STOCK_NOTICE.ask}>
      {(product, dialog) => {
        const soldOut = soldOutOf(product)
        if (!soldOut.length) return <p className="mt-6">{STOCK_NOTICE.isBack}</p>
        const chosen = soldOut.find(({ id }) => id === params.variant_id)?.id
        return <StockNoticeDialog soldOut={soldOut} chosen={chosen} {...dialog} />
      }}
    </ProductFormPage>
  )
}
