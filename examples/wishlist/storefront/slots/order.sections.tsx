import { Button, defineSlot, PageForm } from "@haat/sdk/storefront"
import { Heart } from "lucide-react"
import { addAll } from "../add-wish.ts"
import { LISTS } from "../page-messages.ts"

/** Adds the goods of the order to a list. */
export default defineSlot("order.sections", {
  order: 900,
  actions: { "keep-order": ({ values, call }) => addAll(values.product_ids.split(" "), call) },
  component: ({ order }) => (
    <PageForm name="keep-order" action={`/orders?opened=${order.id}`}>
      <input type="hidden" name="product_ids" value={order.items.map(({ product_id }) => product_id).join(" ")} />
      <Button type="submit" size="sm" variant="secondary">
        <Heart className="size-4" />
        {LISTS.keepOrder}
      </Button>
    </PageForm>
  ),
})
