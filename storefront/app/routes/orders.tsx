import OrderLine from "virtual:haat/slots/order.line"
import OrderSections from "virtual:haat/slots/order.sections"
import type { OrderList as OrderListReply } from "@haat/checkout/contract"
import { useSuspenseQuery } from "@tanstack/react-query"
import { Package } from "lucide-react"
import { type RefObject, useCallback, useEffect, useRef } from "react"
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
import { loadInBrowser, loadOnServer, type PageArgs, type PageQueries } from "../lib/backend/load-page.ts"
import { notify } from "../lib/notify.ts"
import { requireShopper } from "../lib/person/require-shopper.ts"
import { pageAction } from "../slots/page-action.ts"

const readPageNumber = (params: URLSearchParams) => readPage(params) ?? 1

/** Returns whether a page of the list is past the last one; false until it is loaded. */
const isPageMissing = (list?: OrderListReply) => list !== undefined && isPastEnd(list.page, list.orders.length)

/**
 * Returns the query for the page of orders that the address names; a page past the end gets the status 404.
 * @throws a redirect to the sign-in for visitors who are not signed in
 */
const requireShopperAndGetQueries = async (args: PageArgs): Promise<PageQueries> => {
  await requireShopper(args)
  const orders = ordersQuery(readPageNumber(args.url.searchParams))
  return { critical: [orders], isFound: (client) => !isPageMissing(client.getQueryData(orders.queryKey)) }
}
export const loader = loadOnServer(requireShopperAndGetQueries)
export const clientLoader = loadInBrowser(requireShopperAndGetQueries)

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
      <OrderList />
    </>
  )
}

/**
 * One page of the list of the shopper's orders, newest first. One order is expanded: that of `?opened=` in the address,
 * or of the navigation state after checkout.
 */
function OrderList() {
  const { state } = useLocation()
  const [params] = useSearchParams()
  const { data } = useSuspenseQuery(ordersQuery(readPageNumber(params)))
  const { page, limit, count, orders } = data
  const openedId = params.get("opened") ?? (state as { opened?: string } | null)?.opened
  const container = useRef<HTMLDivElement>(null)
  const focusAfterCancelling = useFocusAfterNewData(container, data)
  const isMissing = isPageMissing(data)
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {orders.length === 0 ? (
        <EmptyState
          icon={Package}
          title={isMissing ? COMMON.noSuchPage(page) : ORDERS.none}
          action={
            <ButtonLink to={isMissing ? "/orders" : "/explore"}>
              {isMissing ? ORDERS.firstPage : ORDERS.startShopping}
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
                  defaultOpen={order.id === openedId}
                  onCancel={focusAfterCancelling}
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

/**
 * Returns a function that asks for the focus to move to `container` when the list has been loaded again. After an order
 * is cancelled, the new list lacks it and its button, which had the focus.
 */
function useFocusAfterNewData(container: RefObject<HTMLElement | null>, data: unknown) {
  const shouldFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the data has changed
  useEffect(() => {
    if (shouldFocus.current) container.current?.focus()
    shouldFocus.current = false
  }, [data])
  return () => {
    shouldFocus.current = true
  }
}
