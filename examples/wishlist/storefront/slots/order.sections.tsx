import { defineSlot } from "@haat/sdk/storefront"
import { Heart } from "../heart.tsx"
import { LISTS } from "../page-messages.ts"

/** Adds the goods of the order to a list. */
export default defineSlot("order.sections", {
  order: 900,
  component: ({ order }) => (
    <section aria-labelledby={`keep-${order.id}`}>
      <h3 id={`keep-${order.id}`} className="font-semibold">
        {LISTS.again}
      </h3>
      <ul className="mt-2">
        {order.items.map(({ id, product_id, name }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="wrap-anywhere">{name}</span>
            <Heart product={{ id: product_id, name }} />
          </li>
        ))}
      </ul>
    </section>
  ),
})
