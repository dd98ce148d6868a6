import { redirect } from "react-router-dom"
import { findOrderPage } from "../features/orders/orders-query.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { requireShopper } from "../lib/person/require-shopper.ts"
import type { Route } from "./+types/order"

/** Redirects to the list that the order is in, with the order opened. */
const queries = async (args: PageArgs<Route.LoaderArgs["params"]>) => {
  await requireShopper(args)
  const opened = args.params.order_id
  const { page } = await args.ensureQueryData(findOrderPage(opened))
  throw redirect(`/orders?${new URLSearchParams({ ...(page > 1 && { page: String(page) }), opened })}`)
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

export default function Order() {
  return null
}
