import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from "@tanstack/react-query"
import { data } from "react-router-dom"
import { LOAD_ERRORS } from "../messages.ts"
import { keepSessionOf } from "../person/session.ts"
import { logReadFailure, queryClient } from "./query-client.ts"
import { isClientError, isSilence } from "./sdk.ts"

// queries of any result type are loaded side by side; the types are checked where they are read
export type AnyQuery = FetchQueryOptions<any, any, any, any>

/** What a page should say when a call failed: the backend's own 4xx, 502 when it broke, 503 when it did not answer or is too busy. */
function asPageError(error: unknown) {
  if (isClientError(error)) return data({ message: error.message }, error.status)
  return isSilence(error) ? data({ message: LOAD_ERRORS.none }, 503) : data({ message: LOAD_ERRORS.broken }, 502)
}

/**
 * Loads a query into the client. On the server the query function is called directly: there React Query's retries and
 * cancellation have no use, and their timers would outlive the page by far.
 */
async function ensure(client: QueryClient, query: AnyQuery) {
  if (!import.meta.env.SSR) return client.ensureQueryData(query)
  try {
    client.setQueryData(query.queryKey, await (query.queryFn as QueryFunction)({ client, queryKey: query.queryKey }))
  } catch (error) {
    logReadFailure(error as Error, query)
    throw error
  }
}

type QueryFunction = (context: Pick<QueryFunctionContext, "client" | "queryKey">) => Promise<unknown>

/** Loads the queries side by side. @throws the error response for the page, when one of them fails */
export async function loadAll(client: QueryClient, queries: AnyQuery[]) {
  try {
    await Promise.all(queries.map((query) => ensure(client, query)))
  } catch (error) {
    if (error instanceof Error) throw asPageError(error)
    throw error
  }
}

/** For a `loader`: loads the queries with the request's session, for the page to hydrate. */
export async function loadQueries(request: Request, ...queries: AnyQuery[]) {
  const client = queryClient()
  keepSessionOf(client, request)
  await loadAll(client, queries)
  return { dehydratedState: dehydrate(client) }
}

/** The data of a query that `loadQueries` has loaded, for loaders that depend on it. */
export const loadedData = <T, Key extends QueryKey>(
  query: FetchQueryOptions<T, Error, T, Key>,
  { dehydratedState }: { dehydratedState: DehydratedState },
) => dehydratedState.queries.find(({ queryHash }) => queryHash === hashKey(query.queryKey))?.state.data as T | undefined

/** For a `clientLoader`: loads the queries into the browser's cache before the page is shown. */
export async function ensureQueries(...queries: AnyQuery[]) {
  await loadAll(queryClient(), queries)
  return null
}

/** Like `loadQueries`, for what a page can do without: after a failure the browser loads it again. */
export async function loadOptional(request: Request, ...queries: AnyQuery[]) {
  const client = queryClient()
  keepSessionOf(client, request)
  await Promise.allSettled(queries.map((query) => ensure(client, query)))
  return { dehydratedState: dehydrate(client) }
}

/** Merges what several calls have loaded. */
export const mergeLoaded = (loaded: { dehydratedState: DehydratedState }[]) => ({
  dehydratedState: { mutations: [], queries: loaded.flatMap(({ dehydratedState }) => dehydratedState.queries) },
})

/** Like `startQueries`, for what a page can do without. */
export async function startOptional(...queries: AnyQuery[]) {
  const client = queryClient()
  const loaded = Promise.allSettled(queries.map((query) => client.ensureQueryData(query)))
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, SKELETON_DELAY_MS))])
}

/** How long a click waits for data before the next page appears with a skeleton. */
const SKELETON_DELAY_MS = 200

/**
 * For a `clientLoader` whose page has a skeleton: resolves when the queries are loaded, or after SKELETON_DELAY_MS, while
 * they go on loading.
 */
export async function startQueries(...queries: AnyQuery[]) {
  const delay = new Promise<null>((resolve) => setTimeout(resolve, SKELETON_DELAY_MS, null))
  return Promise.race([ensureQueries(...queries), delay])
}
