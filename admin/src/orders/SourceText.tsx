import type { RefundableSums } from "@haat/payments/contract"
import { inRupees } from "@haat/sdk/money"
import { useTranslate } from "react-admin"

const WORDS = "resources.orders.refunds"

/** Explains how a refund goes back, and which part can go back only as store credit, or not at all. */
export const SourceText = ({ sums }: { sums: RefundableSums }) => {
  const translate = useTranslate()
  const { sources, left_paise, source_left_paise, disputed_paise } = sums
  const [cash, online] = [sources.some(({ in_cash }) => in_cash), sources.some(({ in_cash }) => !in_cash)]
  const sentences = [
    online && translate(`${WORDS}.online`),
    cash && translate(`${WORDS}.cash`),
    source_left_paise < left_paise && translate(`${WORDS}.onlySource`, { amount: inRupees(source_left_paise) }),
    disputed_paise > 0 && translate(`${WORDS}.disputed`, { amount: inRupees(disputed_paise) }),
  ]
  return <>{sentences.filter(Boolean).join(" ")}</>
}
