import PAGES from "virtual:haat/pages"
import { dehydrate, type FetchQueryOptions, type QueryClient, type QueryFunctionContext } from "@tanstack/react-query"
import { data } from "react-router-dom"
import { COMMON } from "../../components/messages.ts"
import { LOAD_ERRORS } from "../messages.ts"
import { meQuery } from "../person/me-query.ts"
import { storeSession } from "../person/session.ts"
import { readPluginsOff } from "../shop/plugins-off.ts"
import { logReadFailure, queryClient } from "./query-client.ts"
import { isClientError, isNoResponse } from "./sdk.ts"

/** `pattern` is the address of the page with its parameters' names, such as "review/:product_id". */
type LoaderArgs<Params> = { request: Request; params: Params; pattern?: string }

/** Input of the queries of a page: the request, the address with its parameters, and what loads other queries. */
export type PageArgs<Params = unknown> = LoaderArgs<Params> & {
  /** address of the page */
  url: URL
  /** loads a query on which the choice of the other queries depends */
  ensureQueryData: QueryClient["ensureQueryData"]
}

export type PageQueries = {
  /** the page fails without these */
  critical?: AnyQuery[]
  /** the page is shown without the failed ones, which the browser loads again */
  deferred?: AnyQuery[]
  /** returns false when the page is to be sent with status 404 */
  isFound?: (client: QueryClient) => boolean
}

// queries of any result type are loaded side by side; the types are checked where they are read
/** A query of any result, for lists of queries that are loaded together. */
export type AnyQuery = FetchQueryOptions<any, any, any, any>

/** Returns what a page loads, on the server and in the browser; may throw a redirect. */
type PageQueriesFactory<Params> = (args: PageArgs<Params>) => PageQueries | Promise<PageQueries>

/**
 * Returns the error of a page whose query failed: the backend's 4xx, 502 for a backend error, 503 for no response.
 */
function toPageError(error: unknown) {
  if (isClientError(error)) return data({ message: error.message }, error.status)
  return isNoResponse(error) ? data({ message: LOAD_ERRORS.none }, 503) : data({ message: LOAD_ERRORS.broken }, 502)
}

const isSignedOut = (error: unknown) => (error as { init?: { status?: number } } | null)?.init?.status === 401

/**
 * On the server the query function is called directly: there React Query's retries and cancellation have no use, and
 * their timers would outlive the page by far.
 */
async function ensureOnServer(client: QueryClient, query: AnyQuery) {
  const known = client.getQueryData(query.queryKey)
  if (known !== undefined) return known
  try {
    const fetchQuery = query.queryFn as (context: Pick<QueryFunctionContext, "client" | "queryKey">) => unknown
    return client.setQueryData(query.queryKey, await fetchQuery({ client, queryKey: query.queryKey }))
  } catch (error) {
    logReadFailure(error as Error, query)
    throw error
  }
}

/**
 * Rejects a page of a plugin that is switched off. On the server alone, as all that rests: in a browser the links are
 * gone, and the backend rejects what such a page reads.
 * @throws the error response 404
 */
async function requirePage(client: QueryClient, pattern?: string) {
  // React Router writes it with a slash in browsers and without one on the server
  const plugin = PAGES.find((page) => page.pattern === pattern?.replace(/^\//, ""))?.plugin
  if (plugin && (await readPluginsOff(client)).includes(plugin)) throw data({ message: COMMON.notFoundTitle }, 404)
}

/** Leaves out the queries of parts whose plugin is switched off; see slots/limit-query.ts. */
async function findActive(client: QueryClient, queries: AnyQuery[]) {
  if (!queries.some(({ meta }) => meta?.plugin)) return queries
  const off = await readPluginsOff(client)
  return queries.filter(({ meta }) => !off.includes(meta?.plugin as string))
}

/**
 * Loads the queries side by side.
 * @throws a redirect, or the error response for the page when a critical query fails
 */
async function loadPage<Params>(
  client: QueryClient,
  { request, params, pattern }: LoaderArgs<Params>,
  getQueries: PageQueriesFactory<Params>,
) {
  const ensure = (query: AnyQuery) =>
    (import.meta.env.SSR ? ensureOnServer(client, query) : client.ensureQueryData(query)).catch((error) => {
      throw toPageError(error)
    })
  const args = { request, params, url: new URL(request.url), ensureQueryData: ensure as QueryClient["ensureQueryData"] }
  if (import.meta.env.SSR) await requirePage(client, pattern)
  try {
    const { critical = [], deferred = [], isFound } = await getQueries(args)
    const settleDeferred = async () =>
      Promise.allSettled((import.meta.env.SSR ? await findActive(client, deferred) : deferred).map(ensure))
    await Promise.all([...critical.map(ensure), settleDeferred()])
    return { isFound: isFound?.(client) ?? true }
  } catch (error) {
    if (!isSignedOut(error)) throw error
    // the session has ended since `meQuery` was loaded; a page for shoppers redirects a guest
    client.setQueryData(meQuery.queryKey, null)
    await getQueries(args)
    throw error
  }
}

/** Makes a `loader`: loads the queries with the request's session, for the page to hydrate. */
export const loadOnServer =
  <Params>(queries: PageQueriesFactory<Params>) =>
  async (args: LoaderArgs<Params>) => {
    const client = queryClient()
    storeSession(client, args.request)
    const { isFound } = await loadPage(client, args, queries)
    return data({ dehydratedState: dehydrate(client) }, isFound ? 200 : 404)
  }

/** How long a click waits for data before the next page appears with a skeleton. */
const SKELETON_DELAY_MS = 200

/**
 * Makes a `clientLoader`: loads the queries into the browser's cache before the page is shown.
 * @param skeleton the page appears after SKELETON_DELAY_MS, while its queries go on loading
 */
export const loadInBrowser =
  <Params>(queries: PageQueriesFactory<Params>, { skeleton = false } = {}) =>
  async (args: LoaderArgs<Params>) => {
    const loaded = loadPage(queryClient(), args, queries)
    const delay = skeleton && new Promise((resolve) => setTimeout(resolve, SKELETON_DELAY_MS))
    await (delay ? Promise.race([loaded, delay]) : loaded)
    return null
  }
