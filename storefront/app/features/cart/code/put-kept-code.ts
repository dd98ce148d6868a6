import type { Cart } from "@haat/checkout/contract"
import type { QueryClient } from "@tanstack/react-query"
import { OFFERS } from "../../../components/offers/messages.ts"
import { FetchError, sdk } from "../../../lib/backend/sdk.ts"
import { notify } from "../../../lib/notify.ts"
import { keptCode } from "../../../lib/shop/offers/kept-code.ts"
import { VIEW_CART } from "../add/view-cart.ts"
import { cartQuery } from "../cart-query.ts"

let isBusy = false

/** Puts the code that is kept on this device on the shopper's cart. It is deleted from the device when the server has it, or has rejected it for good. */
export async function putKeptCode(client: QueryClient): Promise<void> {
  const code = keptCode.get()
  if (!code || isBusy) return
  isBusy = true
  try {
    const { cart } = await sdk.client.fetch<{ cart: Cart }>("/store/cart/codes", { method: "POST", body: { code } })
    keptCode.set(null)
    await client.cancelQueries({ queryKey: cartQuery.queryKey, exact: true })
    client.setQueryData(cartQuery.queryKey, cart)
    void client.invalidateQueries({ queryKey: ["checkout"] })
    notify.success(OFFERS.put(code), 3_000, VIEW_CART)
  } catch (error) {
    if (!(error instanceof FetchError) || ![400, 404, 409].includes(error.status)) return
    keptCode.set(null)
    notify.warning(error.message)
  } finally {
    isBusy = false
  }
}
