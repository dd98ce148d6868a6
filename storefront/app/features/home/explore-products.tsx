import { useSuspenseQuery } from "@tanstack/react-query"
import { Package } from "lucide-react"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { Button, ButtonLink } from "../../components/button.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { type CardProduct, ProductCard } from "../../components/product-card.tsx"
import { ProductGrid } from "../../components/product-grid.tsx"
import { tabStorage } from "../../lib/device/device-storage.ts"
import { storedValue, useStored } from "../../lib/device/stored-value.ts"
import { seedQuery, shuffle } from "../../lib/visit/seed.ts"
import { useDiscounts } from "../../lib/visit/use-discounts.ts"
import { HOME } from "./messages.ts"

/** In whole rows of two: how many products a phone shows at first, and how many each "Show more" adds. */
const FIRST_CARDS = 10
const MORE_CARDS = 20

/** How many cards of home a phone shows in this visit. */
const shownCards = storedValue("home_cards_shown", tabStorage, (text) => Math.max(FIRST_CARDS, Number(text) || 0))

type ExploreProductsProps = {
  title: string
  products: CardProduct[]
  /** of the whole shop */
  count: number
  /** rendered on each card below the price */
  action: (product: CardProduct) => ReactNode
}

/**
 * Active products in the visit's random order; of a large shop the newest, with a link to all of them. A phone shows
 * some at a time, so that the end of the page is in reach.
 */
export function ExploreProducts({ title, products, count, action }: ExploreProductsProps) {
  const { data: seed } = useSuspenseQuery(seedQuery)
  const discounts = useDiscounts()
  const shownCount = useStored(shownCards, FIRST_CARDS)
  const section = useRef<HTMLElement>(null)
  /** how many were shown before the last "Show more" */
  const [before, setBefore] = useState<number>()
  useEffect(() => {
    if (before !== undefined) section.current?.querySelectorAll("li")[before]?.querySelector("a")?.focus()
  }, [before])

  const showMore = () => {
    shownCards.set(String(shownCount + MORE_CARDS))
    setBefore(shownCount)
  }
  return (
    <section ref={section} aria-labelledby="explore-products">
      <h2 id="explore-products" className="mb-4 text-2xl font-semibold">
        {title}
      </h2>
      {products.length === 0 && <EmptyState icon={Package} title={HOME.noProducts} />}
      <ProductGrid label={title}>
        {shuffle(products, seed).map((product, i) => (
          <li key={product.id} className={i >= shownCount ? "is-later" : undefined}>
            <ProductCard product={product} discount={discounts.visitDiscount(seed, product)} action={action(product)} />
          </li>
        ))}
      </ProductGrid>
      <p role="status" className="sr-only">
        {before !== undefined && HOME.shown(Math.min(shownCount, products.length), products.length)}
      </p>
      {shownCount < products.length && (
        <div className="show-more mt-6 text-center">
          <Button variant="secondary" onClick={showMore}>
            {HOME.showMore}
          </Button>
        </div>
      )}
      {count > products.length && (
        <ButtonLink to="/explore" variant="secondary" className="mx-auto mt-8 w-fit">
          {HOME.exploreAll(count)}
        </ButtonLink>
      )}
    </section>
  )
}
