import { Button, defineSlot, useNamedFormResult } from "@haat/sdk/storefront"
import { addAll } from "../add-wish.ts"
import { LISTS } from "../page-messages.ts"

type Cart = { cart: { lines: { product_id: string }[] } }

/** A button of the order's form; what is typed in it stays. */
function KeepCart() {
  const { message, done } = useNamedFormResult("keep-cart") ?? {}
  return (
    <div>
      <p className="text-sm text-ink-soft">{LISTS.stays}</p>
      <Button type="submit" name="form" value="keep-cart" size="sm" variant="quiet" className="-ml-3">
        {LISTS.keepCart}
      </Button>
      <p role="status" className="text-sm font-medium empty:hidden">
        {done ?? message}
      </p>
    </div>
  )
}

export default defineSlot("checkout.fields", {
  order: 900,
  actions: {
    "keep-cart": async ({ values, call }) => {
      const { cart } = await call<Cart>("/store/cart", { method: "GET" })
      const ids = cart.lines.map(({ product_id }) => product_id)
      return { ...(await addAll(ids, call)), values }
    },
  },
  component: KeepCart,
})
