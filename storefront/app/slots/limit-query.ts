import type { QueryClient, QueryKey } from "@tanstack/react-query"
import type { AnyQuery } from "../lib/backend/load-page.ts"
import { pluginOfPart } from "./part-name.ts"

/** Time that a page waits on the server for the queries of a plugin's part. */
export const SLOT_WAIT_MS = 1_000

/** Key under which the message of a part's failed query is kept on the server. @param name see `partName` */
export const partFailureKey = (name: string): QueryKey => ["slot-failure", name]

/**
 * Limits the time of a part's query on the server to SLOT_WAIT_MS, and records its failure under `partFailureKey`. The
 * name of the plugin in its `meta` keeps it from running while the plugin is switched off.
 */
export function limitQuery(name: string, query: AnyQuery): AnyQuery {
  if (!import.meta.env.SSR) return query
  const fetchQuery = query.queryFn as (context: { client: QueryClient; queryKey: QueryKey }) => unknown
  return {
    ...query,
    meta: { ...query.meta, plugin: pluginOfPart(name) },
    queryFn: async (context: { client: QueryClient; queryKey: QueryKey }) => {
      try {
        return await waitFor(fetchQuery(context))
      } catch (error) {
        context.client.setQueryData(partFailureKey(name), (error as Error).message)
        throw error
      }
    },
  }
}

async function waitFor<Data>(data: Data | Promise<Data>): Promise<Data> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`A query took longer than ${SLOT_WAIT_MS} ms`)), SLOT_WAIT_MS)
  })
  try {
    return await Promise.race([data, timeout])
  } finally {
    clearTimeout(timer)
  }
}
