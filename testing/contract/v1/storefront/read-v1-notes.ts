import { readQuery, sdk, sessionHeaders } from "@haat/sdk/storefront"
import { queryOptions } from "@tanstack/react-query"
import type { V1Note, V1NoteCount } from "../src/contract.ts"

export const v1NotesQuery = queryOptions({
  queryKey: ["v1-notes"],
  queryFn: ({ client, signal }) =>
    sdk.client.fetch<{ items: V1Note[] }>("/store/v1-notes", { headers: sessionHeaders(client), signal }),
})

export const countQuery = (product_id: string) =>
  readQuery(["v1-note-count", product_id], `/store/v1-note-counts/${product_id}`, (count: V1NoteCount) => count)
