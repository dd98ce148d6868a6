import { type QueryClient, useQuery } from "@tanstack/react-query"
import { useParams, useSearchParams } from "react-router-dom"
import { NotFoundScreen } from "../components/error-screen.tsx"
import { pageOf } from "../features/legal/page-query.ts"
import { Policy } from "../features/legal/policy.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import type { Route } from "./+types/policy"

const queries = ({ params, url }: PageArgs<Route.LoaderArgs["params"]>) => {
  const policy = pageOf(params.name, url.searchParams)
  return { critical: [policy], isFound: (client: QueryClient) => Boolean(client.getQueryData(policy.queryKey)) }
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries, { skeleton: true })

/** Privacy, returns and delivery, as the owner wrote them. */
export default function PolicyPage() {
  const { name = "" } = useParams()
  const [search] = useSearchParams()
  const { data: page } = useQuery(pageOf(name, search))
  if (page === undefined) return null
  return page ? <Policy page={page} /> : <NotFoundScreen />
}
