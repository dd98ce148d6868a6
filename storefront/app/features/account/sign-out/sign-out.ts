import type { QueryClient } from "@tanstack/react-query"
import { sdk } from "../../../lib/backend/sdk.ts"
import { discardDrafts } from "../../../lib/device/drafts.ts"
import { meQuery } from "../../../lib/person/me-query.ts"
import { NO_PENDING_ADD } from "../../../lib/shop/pending-add-cookie.ts"

/** Ends the session and clears local storage and drafts. When the request fails it rejects and clears nothing. */
export const signOut = async (client: QueryClient) => {
  await sdk.client.fetch("/auth/session", { method: "DELETE" })
  await leave(client)
}

/** Clears what this browser keeps of a person whose session is over. */
export const leave = async (client: QueryClient) => {
  await client.cancelQueries()
  clearDevice()
  client.setQueryData(meQuery.queryKey, null)
}

/** Clears local storage, drafts, and what was to be added to a cart. */
export const clearDevice = () => {
  localStorage.clear()
  discardDrafts()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = NO_PENDING_ADD
}

/** Headers that have the browser do what `clearDevice` does, where it has sent a form by itself. */
export const CLEAR_DEVICE = { "Clear-Site-Data": '"storage"', "Set-Cookie": NO_PENDING_ADD }

/** Clears the cache. To be called when the person's last page is gone, so that no query is loaded again for them. */
export const clearCache = (client: QueryClient) =>
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] })
