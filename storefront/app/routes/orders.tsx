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

const readPageNumber = (params: URLSearchParams) => readPage(params) ?? 1

const pageQueries = async (args: PageArgs) => {
  await requireShopper(args)
  const orders = ordersQuery(readPageNumber(args.url.searchParams))
  const isFound = (client: QueryClient) => {
    const list = client.getQueryData(orders.queryKey)
    return !list || !isPastEnd(list.page, list.orders.length)
  }
  return { critical: [orders], isFound }
}
export const loader = loadOnServer(pageQueries)
export const clientLoader = loadInBrowser(pageQueries)

export const action = pageAction({}, [OrderLine, OrderSections])

export default function Orders() {
  const navigate = useNavigate()
  const showOrderPlaced = useCallback(
    (orderId: string) => {
      notify.success(CHECKOUT.placed, 2_000)
      navigate("/orders", { replace: true, state: { opened: orderId } })
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

/**
 * One page of the shopper's orders, newest first. One order is expanded: that of `?opened=` in the address, or of the
 * navigation state after checkout.
 */
function OrderPage() {
  const { state } = useLocation()
  const [params] = useSearchParams()
  const { data } = useSuspenseQuery(ordersQuery(readPageNumber(params)))
  const { page, limit, count, orders } = data
  const expandedId = params.get("opened") ?? (state as { opened?: string } | null)?.opened
  const container = useRef<HTMLDivElement>(null)
  const wasCancelled = useRef(false)
  useEffect(() => {
    // a cancelled order is removed from the list together with its focused button
    if (data && wasCancelled.current) container.current?.focus()
    wasCancelled.current = false
  }, [data])
  const isBeyond = isPastEnd(page, orders.length)
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
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
                  defaultOpen={order.id === expandedId}
                  onCancel={() => {
                    wasCancelled.current = true
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
