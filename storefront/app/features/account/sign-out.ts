import type { QueryClient } from "@tanstack/react-query"
import { forgetDrafts } from "../../lib/drafts.ts"
import { meQuery } from "../../lib/me-query.ts"
import { sdk } from "../../lib/sdk.ts"

/** Ends the session and empties local storage, and what was typed into forms. Rejects, and forgets nothing, when the server did not hear. */
export const signOut = async (client: QueryClient) => {
  await sdk.client.fetch("/auth/session", { method: "DELETE" })
  await client.cancelQueries()
  localStorage.clear()
  forgetDrafts()
  client.setQueryData(meQuery.queryKey, null)
}

/** Empties the cache. Call it when the person's last page is gone, so that nothing asks again on their behalf. */
export const forgetAnswers = (client: QueryClient) =>
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] })
