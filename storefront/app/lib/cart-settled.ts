import type { QueryClient } from "@tanstack/react-query"

/** Names the changes of the cart that are on their way to the server. */
export const CART_CHANGES = ["cart", "change"]

/** Resolves when every change of the cart has been answered: a sum asked for earlier would be of a cart that is gone. */
export const cartSettled = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const settled = () => client.isMutating({ mutationKey: CART_CHANGES }) === 0
    if (settled()) return resolve()
    const leave = client.getMutationCache().subscribe(() => {
      if (!settled()) return
      leave()
      resolve()
    })
  })
