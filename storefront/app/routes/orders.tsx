import type { Person } from "@haat/accounts/contract"
import { useCallback } from "react"
import { data, useLocation, useNavigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { isPastEnd } from "../components/past-end.ts"
import { readPage } from "../features/catalog/search/search-filter.ts"
import { CHECKOUT } from "../features/checkout/messages.ts"
import { PaymentWatch } from "../features/checkout/payment-watch.tsx"
import { ORDERS } from "../features/orders/messages.ts"
import { ordersQuery } from "../features/orders/orders-query.ts"
import { OrdersScreen } from "../features/orders/orders-screen.tsx"
import { loadedData } from "../lib/backend/load-queries.ts"
import { notify } from "../lib/notify.ts"
import { ensureForPerson, loadForPerson, requireShopper } from "../lib/person/load-for-person.ts"
import type { Route } from "./+types/orders"

const pageIn = (search: string) => readPage(new URLSearchParams(search)) ?? 1
const pageOf = (request: Request) => pageIn(new URL(request.url).search)

const forShoppers = (request: Request) => (person: Person | null) => {
  requireShopper(person, request)
  return [ordersQuery(pageOf(request))]
}
export async function loader({ request }: Route.LoaderArgs) {
  const loaded = await loadForPerson(request, forShoppers(request))
  const list = loadedData(ordersQuery(pageOf(request)), loaded)
  return data(loaded, list && isPastEnd(list.page, list.orders.length) ? 404 : 200)
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ensureForPerson(forShoppers(request))

export default function Orders() {
  const { search, state } = useLocation()
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
        page={pageIn(search)}
        opened={new URLSearchParams(search).get("opened") ?? (state as { opened?: string } | null)?.opened}
      />
    </>
  )
}
