import { defineSlot } from "@haat/sdk/storefront"
import { useWish } from "../lists.ts"
import { LISTS } from "../page-messages.ts"

/** The shopper's lists that have the product. */
function WishedIn({ product }: { product: { id: string } }) {
  const { listed } = useWish(product.id)
  if (listed.length === 0) return null
  return (
    <section aria-labelledby="wished-in" className="mt-12 border-t border-line pt-10">
      <h2 id="wished-in" className="mb-2 text-xl font-semibold">
        {LISTS.yourLists}
      </h2>
      <p className="wrap-anywhere">{listed.map(({ name }) => name).join(", ")}</p>
    </section>
  )
}

export default defineSlot("product.sections", { order: 900, component: WishedIn })
