import { defineSlot } from "@haat/sdk/storefront"
import { useWish } from "../lists.ts"
import { WISHLIST } from "../messages.ts"

/** Names the list that has the product. */
function InList({ product }: { product: { id: string } }) {
  const [list] = useWish(product.id).listed
  return list ? <p className="text-xs text-ink-soft truncate">{WISHLIST.inList(list.name)}</p> : null
}

export default defineSlot("card.end", { order: 900, component: InList })
