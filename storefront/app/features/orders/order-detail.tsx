import OrderLine from "virtual:haat/slots/order.line"
import OrderSections from "virtual:haat/slots/order.sections"
import { deliveryWithoutCharges, type Order, type OrderAddress } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { PackageX } from "lucide-react"
import { Suspense } from "react"
import { Link } from "react-router-dom"
import { AmountRow } from "../../components/amount-row.tsx"
import { Button } from "../../components/button.tsx"
import { ChargeRows } from "../../components/charge-rows.tsx"
import { DialogLink } from "../../components/dialog-link.tsx"
import { OFFERS } from "../../components/offers/messages.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import { LANGUAGE } from "../../lib/language/language.ts"
import { lazyPart } from "../../lib/lazy-loading/lazy-part.ts"
import { notify } from "../../lib/notify.ts"
import { displayName } from "../../lib/shop/display-name.ts"
import { CameBackNote } from "./came-back-note.tsx"
import { cancelPath } from "./cancel-order.ts"
import { CancelledPieces, CancelPieces } from "./cancelled-pieces.tsx"
import { ORDERS } from "./messages.ts"
import { paymentLabel } from "./order-labels.ts"
import { OrderParcels } from "./order-parcels.tsx"
import { OrderRefunds } from "./order-refunds.tsx"
import { OrderSteps } from "./order-steps.tsx"

const CancelDialog = lazyPart(() => import("./cancel-dialog.tsx"))
const OrderReturns = lazyPart(() => import("./returns/order-returns.tsx"))

/** Delivery state, items, totals and addresses of an order, with what can be done about it. */
export function OrderDetail({ order, onCancel }: { order: Order; onCancel: () => void }) {
  return (
    <div className="grid gap-6 border-t border-line p-4 text-sm sm:grid-cols-2 sm:p-5">
      <CameBackNote order={order} />
      <OrderSteps order={order} />
      <OrderParcels parcels={order.parcels ?? []} />
      <OrderDocuments order={order} />
      <ul className="space-y-2 sm:col-span-2">
        {order.items
          .map((item) => ({ item, ...displayName(item) }))
          .map(({ item, name, lang }) => (
            <li key={item.id} className="flex justify-between gap-4">
              <span className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
                <Link to={`/product-info/${item.product_id}`} lang={lang} className="font-medium text-brand underline">
                  {name}
                </Link>
                {OrderLine && <OrderLine order={order} item={item} />}
              </span>
              <span className="shrink-0 text-ink-soft tabular-nums">
                {item.quantity} × {money(item.price)}
                {item.discount > 0 && (
                  <span className="block text-right text-good">{OFFERS.onLine(money(item.discount))}</span>
                )}
              </span>
            </li>
          ))}
      </ul>
      <CancelledPieces pieces={order.cancelled_pieces} />
      <dl
        className={
          "grid grid-cols-[minmax(40%,1fr)_auto] gap-x-4 gap-y-2 [&_dd]:text-right [&_dd]:wrap-anywhere border-y " +
          "border-line py-4 tabular-nums sm:col-span-2"
        }
      >
        <AmountRow term={ORDERS.orderId}>#{order.display_id}</AmountRow>
        <AmountRow term={ORDERS.payment}>
          {order.payment_method === "Cash On Delivery" ? ORDERS.cod : ORDERS.online}, {paymentLabel(order)}
        </AmountRow>
        {order.offers
          .map((offer) => ({ offer, ...displayName(offer) }))
          .map(({ offer: { code, amount }, name, lang }) => (
            <AmountRow key={code ?? name} term={code ? `${code} · ${name}` : name} lang={lang} className="text-good">
              −{money(amount)}
            </AmountRow>
          ))}
        <AmountRow term={ORDERS.deliveryCharges}>{money(deliveryWithoutCharges(order))}</AmountRow>
        <ChargeRows charges={order.charges} />
        <dt className="font-semibold">{ORDERS.totalSpent}</dt>
        <dd className="font-semibold" data-testid="total-spent">
          {money(order.total)}
        </dd>
        {order.fields.map(({ id, label, label_hi, value }) => (
          <AmountRow key={id} term={LANGUAGE === "hi" ? label_hi : label}>
            {value === true ? ORDERS.yes : value}
          </AmountRow>
        ))}
        {order.agreed?.terms && (
          <AmountRow term={ORDERS.agreedTo}>
            <Link to={`/termsandcondition?version=${order.agreed.terms}`} className="text-brand underline">
              {ORDERS.terms(order.agreed.terms)}
            </Link>
          </AmountRow>
        )}
        {order.credit > 0 && <AmountRow term={ORDERS.storeCredit}>{money(order.credit)}</AmountRow>}
      </dl>
      <OrderRefunds refunds={order.refunds} />
      <AddressBlock title={ORDERS.shippingAddress} address={order.shipping_address} />
      <AddressBlock title={ORDERS.billingAddress} address={order.billing_address} />
      {(order.fulfillment_status === "delivered" || order.parcels?.some(({ delivered_at }) => delivered_at)) && (
        <Suspense>
          <OrderReturns order_id={order.id} />
        </Suspense>
      )}
      {OrderSections && (
        <div className="space-y-6 empty:hidden sm:col-span-2">
          <OrderSections order={order} />
        </div>
      )}
      <WithdrawLinks order_id={order.id} />
      {order.cancellable && <CancelPieces order={order} />}
      {order.cancellable && (
        <DialogLink
          to={cancelPath(order)}
          variant="danger"
          size="sm"
          className="justify-self-start sm:col-span-2"
          dialog={(dialog) => <CancelDialog order={order} onCancel={onCancel} {...dialog} />}
        >
          <PackageX className="size-4" />
          {ORDERS.cancel}
        </DialogLink>
      )}
    </div>
  )
}

/** Link to the invoice or bill of shipped goods as a file. */
function OrderDocuments({ order: { id, documents } }: { order: Order }) {
  if (documents.length === 0) return null
  const numbers = documents.map(({ number }) => number).join(", ")
  return (
    <p className="sm:col-span-2">
      <a
        href={`/store/my-orders/${encodeURIComponent(id)}/invoice?locale=${LANGUAGE}`}
        target="_blank"
        rel="noreferrer"
        className="font-medium text-brand underline"
      >
        {ORDERS.invoice}
        <span className="sr-only"> {ORDERS.newTab(numbers)}</span>
      </a>
      <span className="ml-3 text-ink-soft tabular-nums wrap-anywhere" aria-hidden="true">
        {numbers}
      </span>
    </p>
  )
}

/** Withdraws the tracking links sent so far, for one that was passed on. */
function WithdrawLinks({ order_id }: { order_id: string }) {
  const { mutate, isPending } = usePost(`/store/my-orders/${encodeURIComponent(order_id)}/withdrawn-links`, {
    onSuccess: () => notify.success(ORDERS.linksWithdrawn, 4_000),
    onError: () => notify.error(ORDERS.somethingWrong),
  })
  return (
    <section aria-label={ORDERS.trackingLinks} className="sm:col-span-2">
      <p className="text-ink-soft">{ORDERS.trackingLinksWhy}</p>
      <Button variant="secondary" size="sm" className="mt-2" busy={isPending} onClick={() => mutate({})}>
        {ORDERS.withdrawLinks}
      </Button>
    </section>
  )
}

function AddressBlock({ title, address }: { title: string; address: OrderAddress }) {
  const { first_name, last_name, company, address_1, address_2, city, province, postal_code, country_code } = address
  const country = country_code === "in" ? ORDERS.india : country_code.toUpperCase()
  const town = `${city}, ${province} ${postal_code}`
  const lines = [`${first_name} ${last_name}`, company, address_1, address_2, town, country]
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <address className="mt-1 leading-relaxed whitespace-pre-line text-ink-soft not-italic wrap-anywhere">
        {lines.filter(Boolean).join("\n")}
      </address>
    </section>
  )
}
