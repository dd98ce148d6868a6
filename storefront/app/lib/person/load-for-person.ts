import type { Person } from "@haat/accounts/contract"
import { dehydrate, type QueryClient } from "@tanstack/react-query"
import { redirect, redirectDocument } from "react-router-dom"
import { type AnyQuery, loadAll } from "../backend/load-queries.ts"
import { queryClient } from "../backend/query-client.ts"
import { meQuery } from "./me-query.ts"
import { keepSessionOf } from "./session.ts"

/** The queries to load for this person (null for a guest); throws a redirect when the page is not for them. */
type QueriesFor = (person: Person | null) => AnyQuery[]

const isSignedOut = (error: unknown) => (error as { init?: { status?: number } } | null)?.init?.status === 401

async function loadAllFor(client: QueryClient, queriesFor: QueriesFor) {
  await loadAll(client, [meQuery])
  try {
    await loadAll(client, queriesFor(client.getQueryData(meQuery.queryKey) ?? null))
  } catch (error) {
    if (!isSignedOut(error)) throw error
    // the session has ended since `meQuery` was loaded
    client.setQueryData(meQuery.queryKey, null)
    queriesFor(null)
    throw error
  }
}

/** Like `loadQueries`, for a `loader` whose page depends on who is signed in. */
export async function loadForPerson(request: Request, decide: QueriesFor) {
  const client = queryClient()
  keepSessionOf(client, request)
  await loadAllFor(client, decide)
  return { dehydratedState: dehydrate(client) }
}

/** Like `ensureQueries`, for a `clientLoader` whose page depends on who is signed in. */
export async function ensureForPerson(decide: QueriesFor) {
  await loadAllFor(queryClient(), decide)
  return null
}

/** Redirects administrators to the back office, with a full page load: it is outside the storefront. */
export function redirectAdministrator(person: Person | null) {
  if (person?.actor_type === "user") throw redirectDocument("/admin/panel")
}

/** Redirects a guest to the login screen, which leads back here afterwards, and administrators to the back office. */
export function requireShopper(person: Person | null, request: Request) {
  redirectAdministrator(person)
  if (person) return
  const { pathname, search } = new URL(request.url)
  throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`)
}

/** For pages that only shoppers may see and that load nothing else. */
export const shoppersOnly =
  (request: Request): QueriesFor =>
  (person) => {
    requireShopper(person, request)
    return []
  }
