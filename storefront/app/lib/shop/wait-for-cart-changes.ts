import type { QueryClient } from "@tanstack/react-query"

/** Mutation key of the cart changes that are being sent to the server. */
export const CART_CHANGES = ["cart", "change"]

/** Resolves when no cart change is being sent, so that a summary is not requested for an outdated cart. */
export const waitForCartChanges = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const settled = () => client.isMutating({ mutationKey: CART_CHANGES }) === 0
    if (settled()) return resolve()
    const unsubscribe = client.getMutationCache().subscribe(() => {
      if (!settled()) return
      unsubscribe()
      resolve()
    })
  })
