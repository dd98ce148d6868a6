import { type QueryKey, queryOptions } from "@tanstack/react-query"
import { LOCALE } from "../language/locale.ts"
import { FetchError, sdk } from "./sdk.ts"

type Read<Reply, Data> = [queryKey: QueryKey, path: string, select: (reply: Reply) => Data, query?: object]

/** A query of a public route, by default in the language of the page; `select` takes the data out of a reply. */
export const readQuery = <Reply, Data>(...[queryKey, path, select, query = LOCALE]: Read<Reply, Data>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => sdk.client.fetch<Reply>(path, { query: { ...query }, signal }).then(select),
  })

/** The same of something that may not be there: its data is null then. */
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
