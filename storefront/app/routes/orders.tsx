import OrderLine from "virtual:haat/slots/order.line"
import OrderSections from "virtual:haat/slots/order.sections"
import { type QueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { Package } from "lucide-react"
import { useCallback, useEffect, useRef } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router-dom"
import { ButtonLink } from "../components/button.tsx"
import { EmptyState } from "../components/empty-state.tsx"
import { COMMON } from "../components/messages.ts"
import { PageHead } from "../components/page-head.tsx"
import { Pagination } from "../components/pagination.tsx"
import { isPastEnd } from "../components/past-end.ts"
import { readPage } from "../features/catalog/search/search-filter.ts"
import { CHECKOUT } from "../features/checkout/messages.ts"
import { PaymentStatus } from "../features/checkout/payment-status.tsx"
import { useWatchedPayment } from "../features/checkout/watched-payment.ts"
import { ORDERS } from "../features/orders/messages.ts"
import { OrderRow } from "../features/orders/order-row.tsx"
import { ordersQuery } from "../features/orders/orders-query.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { notify } from "../lib/notify.ts"
import { requireShopper } from "../lib/person/require-shopper.ts"
import { pageAction } from "../slots/page-action.ts"

const readOrdersPage = (params: URLSearchParams) => readPage(params) ?? 1

const queries = async (args: PageArgs) => {
  await requireShopper(args)
  const orders = ordersQuery(readOrdersPage(args.url.searchParams))
  const isFound = (client: QueryClient) => {
    const list = client.getQueryData(orders.queryKey)
    return !list || !isPastEnd(list.page, list.orders.length)
  }
  return { critical: [orders], isFound }
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

export const action = pageAction({}, [OrderLine, OrderSections])

export default function Orders() {
  const navigate = useNavigate()
  const showOrderPlaced = useCallback(
    (opened: string) => {
      notify.success(CHECKOUT.placed, 2_000)
      navigate("/orders", { replace: true, state: { opened } })
    },
    [navigate],
  )
  const { outcome } = useWatchedPayment(showOrderPlaced)
  return (
    <>
      <PageHead title={ORDERS.title} description={ORDERS.description} noIndex />
      <h1 className="text-3xl font-semibold">{ORDERS.title}</h1>
      {outcome && <PaymentStatus outcome={outcome} />}
      <OrderPage />
    </>
  )
}

/** One page of the shopper's orders, newest first, with the one opened that the address or the page before names. */
function OrderPage() {
  const { state } = useLocation()
  const [params] = useSearchParams()
  const { data } = useSuspenseQuery(ordersQuery(readOrdersPage(params)))
  const { page, limit, count, orders } = data
  const opened = params.get("opened") ?? (state as { opened?: string } | null)?.opened
  const screen = useRef<HTMLDivElement>(null)
  const cancelled = useRef(false)
  useEffect(() => {
    // the order that had the focus has been removed
    if (data && cancelled.current) screen.current?.focus()
    cancelled.current = false
  }, [data])
  const isBeyond = isPastEnd(page, orders.length)
  return (
    <div ref={screen} tabIndex={-1} className="outline-none">
      {orders.length === 0 ? (
        <EmptyState
          icon={Package}
          title={isBeyond ? COMMON.noSuchPage(page) : ORDERS.none}
          action={
            <ButtonLink to={isBeyond ? "/orders" : "/explore"}>
              {isBeyond ? ORDERS.firstPage : ORDERS.startShopping}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <ol aria-label={ORDERS.yours} className="mt-6 space-y-3">
            {orders.map((order, index) => (
              <li key={order.id}>
                <OrderRow
                  order={order}
                  number={(page - 1) * limit + index + 1}
                  defaultOpen={order.id === opened}
                  onCancel={() => {
                    cancelled.current = true
                  }}
                />
              </li>
            ))}
          </ol>
          <Pagination page={page} count={count} limit={limit} />
        </>
      )}
    </div>
  )
}
