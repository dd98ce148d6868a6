import { useQuery } from "@tanstack/react-query"
import { data, useParams, useSearchParams } from "react-router-dom"
import { NotFoundScreen } from "../components/not-found-screen.tsx"
import { pageOf } from "../features/legal/page-query.ts"
import { Policy } from "../features/legal/policy.tsx"
import { loadedData, loadQueries, startQueries } from "../lib/backend/load-queries.ts"
import type { Route } from "./+types/policy"

const policyOf = (request: Request, name: string) => pageOf(name, new URL(request.url).searchParams)

export async function loader({ request, params }: Route.LoaderArgs) {
  const policy = policyOf(request, params.name)
  const loaded = await loadQueries(request, policy)
  return data(loaded, loadedData(policy, loaded) ? 200 : 404)
}
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  startQueries(policyOf(request, params.name))

/** Privacy, returns and delivery, as the owner wrote them. */
export default function PolicyPage() {
  const { name = "" } = useParams()
  const [search] = useSearchParams()
  const { data: page } = useQuery(pageOf(name, search))
  if (page === undefined) return null
  return page ? <Policy page={page} /> : <NotFoundScreen />
}
