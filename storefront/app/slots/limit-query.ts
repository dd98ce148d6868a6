import type { QueryClient, QueryKey } from "@tanstack/react-query"
import type { AnyQuery } from "../lib/backend/load-page.ts"

/** How long a page waits on the server for the queries of a slot's part. */
export const SLOT_WAIT_MS = 1_000

/** Key of the message why a part could not be loaded on the server. @param name of plugin and slot */
export const slotFailureKey = (name: string): QueryKey => ["slot-failure", name]

/**
 * Limits a query of a slot's part on the server, and records its failure for the part. The name of the plugin in its
 * `meta` makes it rest while the plugin is switched off.
 */
export function limitQuery(name: string, query: AnyQuery): AnyQuery {
  if (!import.meta.env.SSR) return query
  const fetchQuery = query.queryFn as (context: { client: QueryClient; queryKey: QueryKey }) => unknown
  return {
    ...query,
    meta: { ...query.meta, plugin: name.split(":", 1)[0] },
    queryFn: async (context: { client: QueryClient; queryKey: QueryKey }) => {
      try {
        return await waitFor(fetchQuery(context))
      } catch (error) {
        context.client.setQueryData(slotFailureKey(name), (error as Error).message)
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
