import { Carousel } from "../../components/carousel/carousel.tsx"
import { type CardProduct, ProductCard } from "../../components/product-card.tsx"
import { HOME } from "./messages.ts"

const MAX_PRODUCTS = 10
const SIZES = "(min-width: 1024px) 18vw, 45vw"

/** The owner's main products in their order; while there are none, the newest that are in stock. */
export const trendingOf = (chosen: CardProduct[] | undefined, newest: CardProduct[]) =>
  chosen?.length ? chosen : newest.filter(({ quantity }) => quantity > 0).slice(0, MAX_PRODUCTS)

/** The trending products as a carousel; nothing without any. */
export function TrendingProducts({ products }: { products: CardProduct[] }) {
  if (!products.length) return null
  return (
    <Carousel
      key={products.map(({ id }) => id).join()}
      title={HOME.trending}
      slides={products.map((product) => ({
        key: product.id,
        content: <ProductCard product={product} sizes={SIZES} />,
      }))}
    />
  )
}
