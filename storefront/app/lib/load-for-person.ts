import type { Person } from "@haat/accounts/contract"
import { dehydrate, type QueryClient } from "@tanstack/react-query"
import { redirect, redirectDocument } from "react-router-dom"
import { type AnyQuery, fill } from "./load-queries.ts"
import { meQuery } from "./me-query.ts"
import { queryClient } from "./query-client.ts"
import { speakFor } from "./session.ts"

/** Sees who asks (null for a guest), throws a redirect when they have no business here, else names the queries to load. */
type Decide = (person: Person | null) => AnyQuery[]

const isSignedOut = (error: unknown) => (error as { init?: { status?: number } } | null)?.init?.status === 401

async function fillFor(client: QueryClient, decide: Decide) {
  await fill(client, [meQuery])
  try {
    await fill(client, decide(client.getQueryData(meQuery.queryKey) ?? null))
  } catch (error) {
    if (!isSignedOut(error)) throw error
    // the session ended since we last asked
    client.setQueryData(meQuery.queryKey, null)
    decide(null)
    throw error
  }
}

/** Like `loadQueries`, for a `loader` whose page depends on who asks. */
export async function loadForPerson(request: Request, decide: Decide) {
  const client = queryClient()
  speakFor(client, request)
  await fillFor(client, decide)
  return { dehydratedState: dehydrate(client) }
}

/** Like `ensureQueries`, for a `clientLoader` whose page depends on who asks. */
export async function ensureForPerson(decide: Decide) {
  await fillFor(queryClient(), decide)
  return null
}

/** The back office is outside the storefront: a full page load. */
export function refuseAdministrator(person: Person | null) {
  if (person?.actor_type === "user") throw redirectDocument("/admin/panel")
}

/** A guest is asked to log in and then comes back to the page they wanted. */
export function requireShopper(person: Person | null, request: Request) {
  refuseAdministrator(person)
  if (person) return
  const { pathname, search } = new URL(request.url)
  throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`)
}
