import { sdk, sessionHeaders } from "@haat/sdk/storefront"
import { queryOptions } from "@tanstack/react-query"
import type { __Row__ } from "../src/contract.ts"

export const __plugin__Query = queryOptions({
  queryKey: ["__name__"],
  queryFn: ({ client, signal }) =>
    sdk.client.fetch<{ items: __Row__[] }>("/store/__name__", { headers: sessionHeaders(client), signal }),
})
