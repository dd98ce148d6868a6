import { type ReactNode, useEffect, useRef, useState } from "react"
import { Button } from "../../components/button.tsx"
import { type CardProduct, ProductCard } from "../../components/product-card.tsx"
import { ProductGrid } from "../../components/product-grid.tsx"
import { useStored } from "../../lib/device/stored-value.ts"
import { shuffled } from "../../lib/visit/seed.ts"
import { useDiscounts } from "../../lib/visit/use-discounts.ts"
import { HOME } from "./messages.ts"
import { FIRST_CARDS, showMoreCards, shownCards } from "./shown-cards.ts"

type ExploreGridProps = {
  products: CardProduct[]
  seed: number
  /** rendered on each card below the price */
  action: (product: CardProduct) => ReactNode
}

/** Products in the visit's random order: all of them, but on a phone some at a time, so that the end of the page is in reach. */
export function ExploreGrid({ products, seed, action }: ExploreGridProps) {
  const discounts = useDiscounts()
  const shown = useStored(shownCards, FIRST_CARDS)
  const grid = useRef<HTMLDivElement>(null)
  /** how many were shown before the last "Show more" */
  const [before, setBefore] = useState<number>()
  useEffect(() => {
    if (before !== undefined) grid.current?.querySelectorAll("li")[before]?.querySelector("a")?.focus()
  }, [before])

  const showMore = () => {
    showMoreCards()
    setBefore(shown)
  }
  return (
    <div ref={grid}>
      <ProductGrid label={HOME.explore}>
        {shuffled(products, seed).map((product, i) => (
          <li key={product.id} className={i >= shown ? "is-later" : undefined}>
            <ProductCard product={product} discount={discounts.ofVisit(seed, product)} action={action(product)} />
          </li>
        ))}
      </ProductGrid>
      <p role="status" className="sr-only">
        {before !== undefined && HOME.shown(Math.min(shown, products.length), products.length)}
      </p>
      {shown < products.length && (
        <div className="show-more mt-6 text-center">
          <Button variant="secondary" onClick={showMore}>
            {HOME.showMore}
          </Button>
        </div>
      )}
    </div>
  )
}
