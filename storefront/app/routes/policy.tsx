import { type QueryClient, useQuery } from "@tanstack/react-query"
import { useParams, useSearchParams } from "react-router-dom"
import { NotFoundScreen } from "../components/error-screen.tsx"
import { Policy, policyQuery } from "../features/legal/policy.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { pageAction } from "../slots/page-action.ts"

const findPolicyQuery = (params: { name?: string }, search: URLSearchParams) =>
  policyQuery(params.name ?? "terms", search)

const queries = ({ params, url }: PageArgs<{ name?: string }>) => {
  const policy = findPolicyQuery(params, url.searchParams)
  return { critical: [policy], isFound: (client: QueryClient) => Boolean(client.getQueryData(policy.queryKey)) }
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries, { skeleton: true })

export const action = pageAction()

/** Terms, privacy, returns and delivery, as the owner wrote them. */
export default function PolicyPage() {
  const [search] = useSearchParams()
  const { data: page } = useQuery(findPolicyQuery(useParams(), search))
  if (page === undefined) return null
  return page ? <Policy page={page} /> : <NotFoundScreen />
}
