import { type QueryClient, useQuery } from "@tanstack/react-query"
import { useSearchParams } from "react-router-dom"
import { NotFoundScreen } from "../components/error-screen.tsx"
import { pageOf } from "../features/legal/page-query.ts"
import { Policy } from "../features/legal/policy.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"

const queries = ({ url }: PageArgs) => {
  const terms = pageOf("terms", url.searchParams)
  return { critical: [terms], isFound: (client: QueryClient) => Boolean(client.getQueryData(terms.queryKey)) }
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries, { skeleton: true })

/** Linked from sign-up. */
export default function Terms() {
  const [search] = useSearchParams()
  const { data: page } = useQuery(pageOf("terms", search))
  if (page === undefined) return null
  return page ? <Policy page={page} /> : <NotFoundScreen />
}
