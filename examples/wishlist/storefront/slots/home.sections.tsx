import { defineSlot, meQuery, ProductCard, ProductGrid } from "@haat/sdk/storefront"
import { useQuery } from "@tanstack/react-query"
import { useLists, wishedProductsQuery } from "../lists.ts"
import { WISHLIST } from "../messages.ts"

const MAX_SHOWN = 5

/** Products of the shopper's lists, for those who have any. */
function FromWishlist() {
  const { data: me } = useQuery(meQuery)
  const hasWishes = useLists()?.some(({ product_ids }) => product_ids.length > 0) ?? false
  const { data: products } = useQuery({ ...wishedProductsQuery(me?.id ?? ""), enabled: hasWishes })
  if (!products?.length) return null
  return (
    <section aria-labelledby="from-wishlist">
      <h2 id="from-wishlist" className="mb-4 text-2xl font-semibold">
        {WISHLIST.fromList}
      </h2>
      <ProductGrid label={WISHLIST.fromList}>
        {products.slice(0, MAX_SHOWN).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </section>
  )
}

export default defineSlot("home.sections", {
  order: 450,
  name: { en: "From your wishlist", hi: "आपकी विशलिस्ट से" },
  component: FromWishlist,
})
