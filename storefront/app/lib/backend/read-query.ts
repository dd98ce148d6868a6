import { type QueryKey, queryOptions } from "@tanstack/react-query"
import { LOCALE } from "../language/locale.ts"
import { FetchError, sdk } from "./sdk.ts"

type Read<Reply, Data> = [queryKey: QueryKey, path: string, select: (reply: Reply) => Data, query?: object]

/** Makes a query of a public route, by default in the page's language; `select` picks the data from the reply. */
export const readQuery = <Reply, Data>(...[queryKey, path, select, query = LOCALE]: Read<Reply, Data>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => sdk.client.fetch<Reply>(path, { query: { ...query }, signal }).then(select),
  })

/** Makes a query like `readQuery` whose data is null when the response has status 400 or 404. */
export const findQuery = <Reply, Data>(...[queryKey, path, select, query = LOCALE]: Read<Reply, Data>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      sdk.client.fetch<Reply>(path, { query: { ...query }, signal }).then<Data | null, null>(select, nullIfMissing),
  })

function nullIfMissing(error: unknown): null {
  if (error instanceof FetchError && (error.status === 404 || error.status === 400)) return null
  throw error
}
