import type { QueryClient } from "@tanstack/react-query"
import { meQuery } from "../../lib/me-query.ts"
import { sdk } from "../../lib/sdk.ts"

/** Ends the session, then forgets what this device knows about the person. Rejects, and forgets nothing, when the server did not hear. */
export const signOut = async (client: QueryClient) => {
  await sdk.client.fetch("/auth/session", { method: "DELETE" })
  await client.cancelQueries()
  client.clear()
  localStorage.clear()
  client.setQueryData(meQuery.queryKey, null)
}
