import type { Person } from "@haat/accounts/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../backend/sdk.ts"
import { mayBeSignedIn, sessionHeaders } from "./session.ts"

/** The signed-in person, or null for a guest. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  staleTime: 60_000,
  queryFn: async ({ client, signal }) => {
    if (!mayBeSignedIn(client)) return null
    const { person } = await sdk.client.fetch<{ person: Person | null }>("/auth/me", {
      signal,
      headers: sessionHeaders(client),
    })
    return person
  },
})
