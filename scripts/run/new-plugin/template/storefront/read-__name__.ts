import type { __Row__ } from "@haat/__name__/contract"
import { sdk, sessionHeaders } from "@haat/sdk/storefront"
import { queryOptions } from "@tanstack/react-query"

export const __plugin__Query = queryOptions({
  queryKey: ["__name__"],
  queryFn: ({ client, signal }) =>
    sdk.client.fetch<{ items: __Row__[] }>("/store/__name__", { headers: sessionHeaders(client), signal }),
})
