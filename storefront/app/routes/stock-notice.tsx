import { AskForNotice } from "@haat/mail/contract"
import { useOutletContext } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { STOCK_NOTICE } from "../features/catalog/stock-notice/messages.ts"
import { findSoldOut } from "../features/catalog/stock-notice/stock-notice.tsx"
import StockNoticeDialog from "../features/catalog/stock-notice/stock-notice-dialog.tsx"
import { formAction, postForm } from "../lib/forms/form-action.ts"
import type { Route } from "./+types/stock-notice"
import type { ProductFormContext } from "./product-form.tsx"

export const action = formAction({
  "stock-notice": postForm("/store/stock-notices", AskForNotice, () => ({ done: STOCK_NOTICE.kept })),
})

export default function StockNotice({ params }: Route.ComponentProps) {
  const { product, dialog } = useOutletContext<ProductFormContext>()
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
}
