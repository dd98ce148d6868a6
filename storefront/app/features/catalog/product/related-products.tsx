import { useQuery } from "@tanstack/react-query"
import { ProductCard } from "../../../components/product-card.tsx"
import { ProductGrid, ProductGridSkeleton } from "../../../components/product-grid.tsx"
import { browserOnly } from "../../../lib/rendering/browser-only.ts"
import { relatedQuery } from "../product-queries.ts"
import { PRODUCT } from "./messages.ts"

const useRelated = browserOnly(
  (id: string) => {
    const { data, isError } = useQuery(relatedQuery(id))
    return { products: data, isError }
  },
  { products: undefined, isError: false },
)

/** Cards in one row of a wide screen. */
const EXPECTED = 5

/**
 * Products related to the one of this id or handle. Fetched as soon as the page can be used, so that an empty place is
 * removed before a reader reaches it.
 */
export function RelatedProducts({ id }: { id: string }) {
  const { products, isError } = useRelated(id)
  if (isError || products?.length === 0) return null
  return (
    <section aria-labelledby="related-products" className="needs-script mt-12 border-t border-line pt-10">
      <h2 id="related-products" className="mb-5 text-xl font-semibold">
        {PRODUCT.related}
      </h2>
      {products ? (
        <ProductGrid label={PRODUCT.related} wholeRows>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ProductGrid>
      ) : (
        <ProductGridSkeleton count={EXPECTED} />
      )}
    </section>
  )
}
