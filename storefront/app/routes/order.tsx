import type { Person } from "@haat/accounts/contract"
import { redirect } from "react-router-dom"
import { findOrderPage } from "../features/orders/orders-query.ts"
import { loadedData } from "../lib/backend/load-queries.ts"
import { queryClient } from "../lib/backend/query-client.ts"
import { ensureForPerson, loadForPerson, requireShopper } from "../lib/person/load-for-person.ts"
import type { Route } from "./+types/order"

const forShoppers =
  ({ request, params }: Pick<Route.LoaderArgs, "request" | "params">) =>
  (person: Person | null) => {
    requireShopper(person, request)
    return [findOrderPage(params.order_id)]
  }

/** The order in the list it is in, opened. */
const inList = (order_id: string, { page }: { page: number }) =>
  redirect(`/orders?${new URLSearchParams({ ...(page > 1 && { page: String(page) }), opened: order_id })}`)

export async function loader(args: Route.LoaderArgs) {
  const query = findOrderPage(args.params.order_id)
  const list = loadedData(query, await loadForPerson(args.request, forShoppers(args)))
  throw inList(args.params.order_id, list ?? { page: 1 })
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await ensureForPerson(forShoppers(args))
  const list = await queryClient().ensureQueryData(findOrderPage(args.params.order_id))
  throw inList(args.params.order_id, list)
}

export default function Order() {
  return null
}
