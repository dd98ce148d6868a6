import type { Address, NewAddress } from "@haat/accounts/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { meQuery } from "../../lib/me-query.ts"
import { sdk } from "../../lib/sdk.ts"

/** Adds an address to the signed-in shopper's; the answer's list becomes the one everything else shows. */
export const useSaveAddress = () => {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: (body: NewAddress) =>
      sdk.client.fetch<{ address: Address; addresses: Address[] }>("/store/addresses", { method: "POST", body }),
    onSuccess: ({ addresses }) => client.setQueryData(meQuery.queryKey, (me) => me && { ...me, addresses }),
  })
}
