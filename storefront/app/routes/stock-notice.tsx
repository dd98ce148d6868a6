import { AskForNotice } from "@haat/mail/contract"
import { PageHead } from "../components/page-head.tsx"
import { ProductFormFrame } from "../components/product-form-frame.tsx"
import { STOCK_NOTICE } from "../features/catalog/stock-notice/messages.ts"
import { findSoldOut } from "../features/catalog/stock-notice/stock-notice.tsx"
import StockNoticeDialog from "../features/catalog/stock-notice/stock-notice-dialog.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { postForm } from "../lib/forms/form-action.ts"
import { productQuery } from "../lib/shop/product-query.ts"
import { pageAction } from "../slots/page-action.ts"
import type { Route } from "./+types/stock-notice"

const queries = ({ params }: PageArgs<Route.LoaderArgs["params"]>) => ({ critical: [productQuery(params.product_id)] })
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

export const action = pageAction({
  "stock-notice": postForm("/store/stock-notices", AskForNotice, () => ({ done: STOCK_NOTICE.kept })),
})

export default function StockNotice({ params }: Route.ComponentProps) {
  return (
    <ProductFormFrame>
      {(product, dialog) => {
        const soldOut = findSoldOut(product)
        const chosen = soldOut.find(({ id }) => id === params.variant_id)?.id
        return (
          <>
            <PageHead title={STOCK_NOTICE.ask} description={STOCK_NOTICE.hint} noIndex />
            {soldOut.length > 0 ? (
              <StockNoticeDialog soldOut={soldOut} chosen={chosen} {...dialog} />
            ) : (
              <p className="mt-6">{STOCK_NOTICE.isBack}</p>
            )}
          </>
        )
      }}
    </ProductFormFrame>
  )
}
