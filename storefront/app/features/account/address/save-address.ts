import type { Address, NewAddress } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { usePost } from "../../../lib/backend/use-post.ts"
import { meQuery } from "../../../lib/person/me-query.ts"

/** Adds an address to the signed-in shopper's; the response's list becomes the cached one. */
export const useSaveAddress = () => {
  const client = useQueryClient()
  return usePost<NewAddress, { address: Address; addresses: Address[] }>("/store/addresses", {
    onSuccess: ({ addresses }) => client.setQueryData(meQuery.queryKey, (me) => me && { ...me, addresses }),
  })
}
