import { useQuery } from "@tanstack/react-query"
import { useRef } from "react"
import { ProductCard } from "../../../components/product-card.tsx"
import { ProductGrid, ProductGridSkeleton } from "../../../components/product-grid.tsx"
import { useNear } from "../../../lib/lazy-loading/use-near.ts"
import { browserOnly } from "../../../lib/rendering/browser-only.ts"
import { relatedQuery } from "../product-queries.ts"
import { PRODUCT } from "./messages.ts"

const useRelated = browserOnly(
  (id: string, near: boolean) => {
    const { data, isError } = useQuery({ ...relatedQuery(id), enabled: near })
    return { products: data, isError }
  },
  { products: undefined, isError: false },
)

/** As many as one row of a wide screen has. */
const EXPECTED = 5

/** What else may be wanted with the product of this id or handle: fetched when somebody comes near, gone when there is nothing. */
export function RelatedProducts({ id }: { id: string }) {
  const section = useRef<HTMLElement>(null)
  const { products, isError } = useRelated(id, useNear(section))
  if (isError || products?.length === 0) return null
  return (
    <section ref={section} aria-labelledby="related-products" className="needs-script mt-12 border-t border-line pt-10">
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
