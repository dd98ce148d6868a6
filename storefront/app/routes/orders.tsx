import type { Person } from "@haat/accounts/contract"
import { useCallback } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { CHECKOUT } from "../features/checkout/messages.ts"
import { PaymentWatch } from "../features/checkout/payment-watch.tsx"
import { ORDERS } from "../features/orders/messages.ts"
import { ordersQuery } from "../features/orders/orders-query.ts"
import { OrdersScreen } from "../features/orders/orders-screen.tsx"
import { notify } from "../lib/notify.ts"
import { ensureForPerson, loadForPerson, requireShopper } from "../lib/person/load-for-person.ts"
import type { Route } from "./+types/orders"

/** From 1; anything odd in the address is the first page. */
const pageIn = (search: string) => {
  const page = Number(new URLSearchParams(search).get("page"))
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1
}

const forShoppers = (request: Request) => (person: Person | null) => {
  requireShopper(person, request)
  return [ordersQuery(pageIn(new URL(request.url).search))]
}
export const loader = ({ request }: Route.LoaderArgs) => loadForPerson(request, forShoppers(request))
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
