import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
  type QueryFunctionContext,
} from "@tanstack/react-query"
import { data } from "react-router-dom"
import { ANSWERS } from "./messages.ts"
import { logUnread, queryClient } from "./query-client.ts"
import { FetchError } from "./sdk.ts"
import { speakFor } from "./session.ts"

// queries of every result type are loaded side by side; their types come back where they are read
export type AnyQuery = FetchQueryOptions<any, any, any, any>

/** What a page should say when a call failed: the backend's own 4xx, 502 when it broke, 503 when it did not answer. */
function asPageError(error: unknown) {
  if (!(error instanceof FetchError) || !error.status) return data({ message: ANSWERS.none }, 503)
  if (error.status >= 500) return data({ message: ANSWERS.broken }, 502)
  return data({ message: error.message }, error.status)
}

/**
 * Sees to it that the client has the query's answer. On the server it is asked without React Query's doings, which are
 * for pages that live: nothing is asked twice there or given up, and what could give it up outlives the page by far.
 */
async function ensure(client: QueryClient, query: AnyQuery) {
  if (!import.meta.env.SSR) return client.ensureQueryData(query)
  try {
    client.setQueryData(query.queryKey, await (query.queryFn as Ask)({ client, queryKey: query.queryKey }))
  } catch (error) {
    logUnread(error as Error, query)
    throw error
  }
}

type Ask = (context: Pick<QueryFunctionContext, "client" | "queryKey">) => Promise<unknown>

/** Throws what the page should say when one of them failed. */
export async function fill(client: QueryClient, queries: AnyQuery[]) {
  try {
    await Promise.all(queries.map((query) => ensure(client, query)))
  } catch (error) {
    if (error instanceof Error) throw asPageError(error)
    throw error
  }
}

/** For a `loader`: asks the backend on behalf of the request and hands the answers to the page. */
export async function loadQueries(request: Request, ...queries: AnyQuery[]) {
  const client = queryClient()
  speakFor(client, request)
  await fill(client, queries)
  return { dehydratedState: dehydrate(client) }
}

/** What a query loaded by `loadQueries` answered, for loaders that decide by it. */
export const answerTo = <T>(
  query: FetchQueryOptions<T, Error, T, string[]>,
  { dehydratedState }: { dehydratedState: DehydratedState },
) => dehydratedState.queries.find(({ queryHash }) => queryHash === hashKey(query.queryKey))?.state.data as T | undefined

/** For a `clientLoader`: sees to it that the answers are in the browser's cache before the page is shown. */
export async function ensureQueries(...queries: AnyQuery[]) {
  await fill(queryClient(), queries)
  return null
}

/** Like `loadQueries`, for what a page can do without: a failure leaves it to the browser to ask again. */
export async function loadQuietly(request: Request, ...queries: AnyQuery[]) {
  const client = queryClient()
  speakFor(client, request)
  await Promise.allSettled(queries.map((query) => ensure(client, query)))
  return { dehydratedState: dehydrate(client) }
}

/** Like `startQueries`, for what a page can do without. */
export async function startQuietly(...queries: AnyQuery[]) {
  const client = queryClient()
  const asked = Promise.allSettled(queries.map((query) => client.ensureQueryData(query)))
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, MOMENT_MS))])
}

/** How long a click may go without an answer on the screen. */
const MOMENT_MS = 200

/**
 * For a `clientLoader` whose page draws a skeleton while it waits: gives quick answers the chance to be
 * there at once, and otherwise lets the page appear and wait by itself.
 */
export async function startQueries(...queries: AnyQuery[]) {
  const moment = new Promise<null>((resolve) => setTimeout(resolve, MOMENT_MS, null))
  return Promise.race([ensureQueries(...queries), moment])
}
