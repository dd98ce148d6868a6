import { defineSlot, ShopLink } from "@haat/sdk/storefront"
import { listsQuery, useLists } from "../lists.ts"
import { LISTS } from "../page-messages.ts"

/** Names of the shopper's lists. The page is personal, so they may be loaded with it. */
const YourLists = () => {
  const lists = useLists()
  if (!lists?.length) return null
  return (
    <section
      aria-labelledby="your-wishlists"
      className="mt-8 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8"
    >
      <h2 id="your-wishlists" className="mb-2 text-xl font-semibold">
        <ShopLink to="/wishlist">{LISTS.yourWishlists}</ShopLink>
      </h2>
      <ul>
        {lists.map(({ id, name, product_ids }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="wrap-anywhere">{name}</span> <span>{product_ids.length}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default defineSlot("account.sections", {
  order: 900,
  queries: ({ person }) => [listsQuery(person.id)],
  component: YourLists,
})
