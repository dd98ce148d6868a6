import { DialogLink } from "../../../components/dialog-link.tsx"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import { useIsAdministrator } from "../../../lib/person/administrator.ts"
import { choiceName } from "../../../lib/shop/variants/choice-name.ts"
import type { PageProduct } from "../../../lib/shop/variants/choose-variant.ts"
import { STOCK_NOTICE } from "./messages.ts"

/** The code of the form and its validation is loaded when it is first opened. */
const StockNoticeDialog = lazyPart(() => import("./stock-notice-dialog.tsx"))

/** The sold-out parts of a product: itself, or those of its variants. */
export type SoldOut = { id: string; name: string }

export const findSoldOut = ({ id, name, quantity, variants }: PageProduct): SoldOut[] =>
  variants?.length
    ? variants.filter((one) => one.quantity < 1).map((one) => ({ id: one.id, name: choiceName(one.choice) }))
    : quantity < 1
      ? [{ id, name }]
      : []

type StockNoticeProps = {
  product: PageProduct
  /** The chosen variant. */
  variant_id?: string
}

/**
 * Opens the form that requests one mail when a sold-out product is back in stock; renders nothing while all is in
 * stock.
 */
export function StockNotice({ product, variant_id }: StockNoticeProps) {
  const isAdministrator = useIsAdministrator()
  const soldOut = findSoldOut(product)
  if (isAdministrator || !(product.variant_summary?.some_sold_out ?? soldOut.length > 0)) return null
  const isChosen = !variant_id || soldOut.some(({ id }) => id === variant_id)
  const chosen = isChosen ? variant_id : undefined
  return (
    <DialogLink
      to={`/stock-notice/${[product.id, chosen].filter(Boolean).join("/")}`}
      variant={isChosen ? "soft" : "quiet"}
      size="sm"
      className={isChosen ? "self-start" : "-ml-3 self-start"}
      dialog={(dialog) =>
        !product.variant_summary && <StockNoticeDialog soldOut={soldOut} chosen={chosen} {...dialog} />
      }
    >
      {isChosen ? STOCK_NOTICE.ask : STOCK_NOTICE.askForOther}
    </DialogLink>
  )
}
