import { queryOptions } from "@tanstack/react-query"
import type { Read } from "../backend/read-query.ts"
import { sdk } from "../backend/sdk.ts"
import { sessionHeaders } from "./session.ts"

/** Makes a query of the signed-in person's data; on the server it is read with the session of the request. */
export const ownQuery = <Reply, Data>(...[queryKey, path, select, query = {}]: Read<Reply, Data>) =>
  queryOptions({
    queryKey,
    queryFn: ({ client, signal }) => {
      const options = { query: { ...query }, signal, headers: sessionHeaders(client) }
      return sdk.client.fetch<Reply>(path, options).then(select)
    },
  })
