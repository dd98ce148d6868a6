import { Button, defineSlot, PageForm } from "@haat/sdk/storefront"
import { addWish } from "../add-wish.ts"
import { LISTS } from "../page-messages.ts"

const add = addWish("/cart")

export default defineSlot("cart.line", {
  order: 900,
  actions: {
    "move-to-wishlist": async (form) => {
      const { product_id, variant_id } = form.values
      const outcome = await add({ ...form, values: { product_id } })
      // a line of the cart is named by its variant
      await form.call(`/store/cart/lines/${encodeURIComponent(variant_id)}`, { method: "DELETE" })
      return outcome
    },
  },
  component: ({ line: { product_id, variant_id } }) => (
    <PageForm name="move-to-wishlist">
      <input type="hidden" name="product_id" value={product_id} />
      <input type="hidden" name="variant_id" value={variant_id} />
      <Button type="submit" size="sm" variant="quiet" className="-ml-3">
        {LISTS.move}
      </Button>
    </PageForm>
  ),
})
