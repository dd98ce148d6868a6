import type { Cart } from "@haat/checkout/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../backend/sdk.ts"

type Change = { code: string; isOff?: boolean }

const CODES = "/store/cart/codes"

type Call = { method: "POST" | "DELETE"; body?: object }

/** The call of the backend that puts a code on a shopper's cart, or takes it off. */
export const codeCall = ({ code, isOff }: Change): [string, Call] =>
  isOff ? [`${CODES}/${encodeURIComponent(code)}`, { method: "DELETE" }] : [CODES, { method: "POST", body: { code } }]

/** Puts a code on a signed-in shopper's cart, or takes it off; the cart and the summary on the screen follow. */
export function useOfferCode() {
  const client = useQueryClient()
  return useMutation({
    // one after the other with the changes of its lines
    scope: { id: "cart" },
    networkMode: "always",
    mutationFn: (change: Change) => sdk.client.fetch<{ cart: Cart }>(...codeCall(change)),
    onSuccess: async ({ cart }) => {
      await client.cancelQueries({ queryKey: ["cart"], exact: true })
      client.setQueryData(["cart"], cart)
      await client.invalidateQueries({ queryKey: ["checkout"] })
    },
  })
}
