import type { QueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { isPastEnd } from "../components/past-end.ts"
import { readPage } from "../features/catalog/search/search-filter.ts"
import { CHECKOUT } from "../features/checkout/messages.ts"
import { PaymentWatch } from "../features/checkout/payment-watch.tsx"
import { ORDERS } from "../features/orders/messages.ts"
import { ordersQuery } from "../features/orders/orders-query.ts"
import { OrdersScreen } from "../features/orders/orders-screen.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { notify } from "../lib/notify.ts"
import { requireShopper } from "../lib/person/require-shopper.ts"

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

export default function Orders() {
  const { state } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const celebrate = useCallback(
    (opened: string) => {
      notify.success(CHECKOUT.placed, 2_000)
      navigate("/orders", { replace: true, state: { opened } })
    },
    [navigate],
  )
  return (
    <>
      <PageHead title={ORDERS.title} description={ORDERS.description} noIndex />
      <h1 className="text-3xl font-semibold">{ORDERS.title}</h1>
      <PaymentWatch onOrdered={celebrate} />
      <OrdersScreen
        page={readOrdersPage(params)}
        opened={params.get("opened") ?? (state as { opened?: string } | null)?.opened}
      />
    </>
  )
}
