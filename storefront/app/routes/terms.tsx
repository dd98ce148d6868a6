import { useQuery } from "@tanstack/react-query"
import { data, useSearchParams } from "react-router-dom"
import { NotFoundScreen } from "../components/not-found-screen.tsx"
import { pageOf } from "../features/legal/page-query.ts"
import { Policy } from "../features/legal/policy.tsx"
import { loadedData, loadQueries, startQueries } from "../lib/backend/load-queries.ts"
import type { Route } from "./+types/terms"

const termsOf = (request: Request) => pageOf("terms", new URL(request.url).searchParams)

export async function loader({ request }: Route.LoaderArgs) {
  const terms = termsOf(request)
  const loaded = await loadQueries(request, terms)
  return data(loaded, loadedData(terms, loaded) ? 200 : 404)
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => startQueries(termsOf(request))

/** Linked from sign-up. */
export default function Terms() {
  const [search] = useSearchParams()
  const { data: page } = useQuery(pageOf("terms", search))
  if (page === undefined) return null
  return page ? <Policy page={page} /> : <NotFoundScreen />
}
