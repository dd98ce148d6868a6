import type { Cart } from "@haat/checkout/contract"
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../backend/sdk.ts"
import type { PostedValues } from "../../forms/form-action.ts"

type CodeChange = { code: string; isRemoval?: boolean }

const CODES = "/store/cart/codes"

/** Returns the request that adds a code to a shopper's cart, or removes it. */
export const offerCodeRequest = ({ code, isRemoval }: CodeChange): Parameters<PostedValues["call"]> =>
  isRemoval
    ? [`${CODES}/${encodeURIComponent(code)}`, { method: "DELETE" }]
    : [CODES, { method: "POST", body: { code } }]

/** Adds a code to a signed-in shopper's cart, or removes it, and updates cart and summary. */
export async function changeCode(client: QueryClient, change: CodeChange) {
  const { cart } = await sdk.client.fetch<{ cart: Cart }>(...offerCodeRequest(change))
  await client.cancelQueries({ queryKey: ["cart"], exact: true })
  client.setQueryData(["cart"], cart)
  await client.invalidateQueries({ queryKey: ["checkout"] })
}

export function useOfferCode() {
  const client = useQueryClient()
  return useMutation({
    // one after the other with the changes of its lines
    scope: { id: "cart" },
    networkMode: "always",
    mutationFn: (change: CodeChange) => changeCode(client, change),
  })
}
