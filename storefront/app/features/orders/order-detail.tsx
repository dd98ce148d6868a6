import type { Order, OrderAddress } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { PackageX } from "lucide-react"
import { Fragment, Suspense } from "react"
import { Link } from "react-router-dom"
import { DialogLink } from "../../components/dialog-link.tsx"
import { OFFERS } from "../../components/offers/messages.ts"
import { lazyPart } from "../../lib/lazy-loading/lazy-part.ts"
import { shownName } from "../../lib/shop/shown-name.ts"
import { CameBackNote } from "./came-back-note.tsx"
import { cancelPath } from "./cancel-order.ts"
import { CancelledPieces, CancelPieces } from "./cancelled-pieces.tsx"
import { ORDERS } from "./messages.ts"
import { OrderDocuments } from "./order-documents.tsx"
import { OrderParcels } from "./order-parcels.tsx"
import { OrderRefunds } from "./order-refunds.tsx"
import { OrderSteps } from "./order-steps.tsx"
import { methodWord, paymentWord } from "./order-words.ts"
import { WithdrawLinks } from "./withdraw-links.tsx"

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
          .map((item) => ({ item, ...shownName(item) }))
          .map(({ item, name, lang }) => (
            <li key={item.id} className="flex justify-between gap-4">
              <span className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
                <Link to={`/product-info/${item.product_id}`} lang={lang} className="font-medium text-brand underline">
                  {name}
                </Link>
                {order.status !== "canceled" && (
                  <Link to={`/product-info/${item.product_id}#reviews`} className="text-brand underline">
                    {ORDERS.writeReview}
                  </Link>
                )}
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
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 [&_dd]:text-right border-y border-line py-4 tabular-nums sm:col-span-2">
        <dt className="text-ink-soft">{ORDERS.orderId}</dt>
        <dd>#{order.display_id}</dd>
        <dt className="text-ink-soft">{ORDERS.payment}</dt>
        <dd>
          {methodWord(order)}, {paymentWord(order)}
        </dd>
        {order.offers
          .map((offer) => ({ offer, ...shownName(offer) }))
          .map(({ offer, name, lang }) => (
            <Fragment key={offer.code ?? name}>
              <dt className="text-ink-soft wrap-anywhere" lang={lang}>
                {offer.code ? `${offer.code} · ${name}` : name}
              </dt>
              <dd className="text-good">−{money(offer.amount)}</dd>
            </Fragment>
          ))}
        <dt className="text-ink-soft">{ORDERS.deliveryCharges}</dt>
        <dd>{money(order.delivery_charge - order.cod_fee)}</dd>
        {order.cod_fee > 0 && (
          <>
            <dt className="text-ink-soft">{ORDERS.codFee}</dt>
            <dd>{money(order.cod_fee)}</dd>
          </>
        )}
        <dt className="font-semibold">{ORDERS.totalSpent}</dt>
        <dd className="font-semibold" data-testid="total-spent">
          {money(order.total)}
        </dd>
        {order.agreed?.terms && (
          <>
            <dt className="text-ink-soft">{ORDERS.agreedTo}</dt>
            <dd>
              <Link to={`/termsandcondition?version=${order.agreed.terms}`} className="text-brand underline">
                {ORDERS.terms(order.agreed.terms)}
              </Link>
            </dd>
          </>
        )}
        {order.credit > 0 && (
          <>
            <dt className="text-ink-soft">{ORDERS.storeCredit}</dt>
            <dd>{money(order.credit)}</dd>
          </>
        )}
      </dl>
      <OrderRefunds order={order} />
      <AddressBlock title={ORDERS.shippingAddress} address={order.shipping_address} />
      <AddressBlock title={ORDERS.billingAddress} address={order.billing_address} />
      {(order.fulfillment_status === "delivered" || order.parcels?.some(({ delivered_at }) => delivered_at)) && (
        <Suspense>
          <OrderReturns order_id={order.id} />
        </Suspense>
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

function AddressBlock({ title, address }: { title: string; address: OrderAddress }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <address className="mt-1 leading-relaxed text-ink-soft not-italic wrap-anywhere">
        {address.first_name} {address.last_name}
        <br />
        {address.company && (
          <>
            {address.company}
            <br />
          </>
        )}
        {address.address_1}
        <br />
        {address.address_2 && (
          <>
            {address.address_2}
            <br />
          </>
        )}
        {address.city}, {address.province} {address.postal_code}
        <br />
        {address.country_code === "in" ? ORDERS.india : address.country_code.toUpperCase()}
      </address>
    </section>
  )
}
