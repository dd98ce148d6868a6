import type { CheckoutSummary } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { AmountRow } from "../../components/amount-row.tsx"
import { ChargeRows } from "../../components/charge-rows.tsx"
import { OFFERS } from "../../components/offers/messages.ts"
import { Picture } from "../../components/picture.tsx"
import { Skeleton } from "../../components/skeleton.tsx"
import { TestModeBadge } from "../../components/test-mode-badge.tsx"
import { formatDeliveryDays } from "../../lib/format/delivery-days.ts"
import { displayName } from "../../lib/shop/display-name.ts"
import { lineKey } from "../../lib/shop/line-key.ts"
import { CHECKOUT } from "./messages.ts"

type OrderSummaryProps = {
  summary: CheckoutSummary
  usesCredit: boolean
  /** true when the order, or what credit leaves of it, is paid in cash */
  paysCash: boolean
}

/** Every item with its delivery charge and estimated days, and the totals. */
export function OrderSummary({ summary, usesCredit, paysCash }: OrderSummaryProps) {
  const { credit } = summary
  const cashAmount = paysCash ? summary.cod_total - summary.total : 0
  const charges = paysCash ? [...summary.charges, ...summary.cash_charges] : summary.charges
  return (
    <>
      <ul className="divide-y divide-line">
        {summary.lines
          .map((line) => ({ line, ...displayName(line) }))
          .map(({ line, name, lang }) => (
            <li key={lineKey(line)} className="flex gap-3 py-4">
              <Picture
                image={line.image ? { url: line.image } : null}
                alt=""
                className="size-16 shrink-0 rounded-md object-cover"
              />
              <div className="min-w-0 grow text-sm">
                <p className="font-medium wrap-anywhere" lang={lang}>
                  {name}
                </p>
                <p className="text-ink-soft tabular-nums">
                  {line.quantity} × {money(line.price)}
                </p>
                <p className="text-ink-soft tabular-nums">{CHECKOUT.charge(money(line.delivery_charge))}</p>
                <p className="text-ink-soft">{CHECKOUT.days(formatDeliveryDays(line.estimated_delivery_days))}</p>
              </div>
              <p className="text-right text-sm font-semibold tabular-nums">
                {money(line.price * line.quantity)}
                {line.discount && (
                  <span className="block whitespace-nowrap font-medium text-good">
                    {OFFERS.onLine(money(line.discount))}
                  </span>
                )}
              </p>
            </li>
          ))}
      </ul>
      <dl
        className={"grid grid-cols-[1fr_auto] gap-y-2 [&_dd]:text-right border-t border-line pt-4 text-sm tabular-nums"}
      >
        <AmountRow term={CHECKOUT.items}>{money(summary.item_total)}</AmountRow>
        <Discount title={OFFERS.discount} rupees={summary.item_discount} />
        <AmountRow
          term={
            <>
              {CHECKOUT.deliveryCharge} {summary.test_mode.delivery && <TestModeBadge />}
            </>
          }
        >
          {money(summary.delivery_charge)}
        </AmountRow>
        <Discount title={OFFERS.deliveryDiscount} rupees={summary.delivery_discount} />
        <ChargeRows charges={charges} />
        <dt className="pt-2 text-base font-semibold">{CHECKOUT.total}</dt>
        <dd className="pt-2 text-xl font-bold" data-testid="order-total">
          {money(summary.total + cashAmount)}
        </dd>
        {credit && usesCredit && (
          <>
            <AmountRow term={CHECKOUT.storeCredit}>{money(-credit.used)}</AmountRow>
            <dt className="text-base font-semibold">{CHECKOUT.toPay}</dt>
            <dd className="text-xl font-bold" data-testid="to-pay">
              {money(credit.to_pay + cashAmount)}
            </dd>
          </>
        )}
      </dl>
    </>
  )
}

/** Row of a discount; nothing without one. */
const Discount = ({ title, rupees }: { title: string; rupees: number }) =>
  rupees > 0 && (
    <AmountRow term={title} className="font-semibold text-good">
      −{money(rupees)}
    </AmountRow>
  )

/** The shape of a summary that is still loading. */
export function OrderSummarySkeleton() {
  return (
    <div role="status" className="space-y-4 py-4">
      <span className="sr-only">{CHECKOUT.loadingSummary}</span>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
    </div>
  )
}
