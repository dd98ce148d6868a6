import { CAROUSEL, type CardProduct, CarouselControls, ProductCard, useMotion } from "@haat/sdk/storefront"
import { useId } from "react"
import { TRENDING } from "./messages.ts"

const MAX_PRODUCTS = 10
const SIZES = "(min-width: 1024px) 18vw, 45vw"

type TrendingProductsProps = { title?: string; products: CardProduct[] }

/** The owner's main products in their order; while there are none, the newest that are in stock. */
export const chooseTrending = (chosen: CardProduct[] | undefined, newest: CardProduct[]) =>
  chosen?.length ? chosen : newest.filter(({ quantity }) => quantity > 0).slice(0, MAX_PRODUCTS)

/**
 * The trending products, five side by side on a wide screen; nothing without any. From the server it is a scrollable
 * row of the same size; Swiper is loaded some time after it came into view, or with the first click on its controls.
 */
export const TrendingProducts = ({ products, ...rest }: TrendingProductsProps) =>
  products.length > 0 && <ProductCarousel key={products.map(({ id }) => id).join()} products={products} {...rest} />

function ProductCarousel({ title = TRENDING.title, products }: TrendingProductsProps) {
  const heading = useId()
  const motion = useMotion([2, 3, 5])
  return (
    <section aria-labelledby={heading} aria-roledescription={CAROUSEL.kind}>
      <div className="mb-4 flex items-center justify-between gap-2">
        <h2 id={heading} className="text-xl font-semibold sm:text-2xl">
          {title}
        </h2>
        <CarouselControls motion={motion} previous={CAROUSEL.previousProducts} next={CAROUSEL.nextProducts} />
      </div>
      <div ref={motion.row} className="carousel">
        <ul className="swiper-wrapper">
          {products.map((product) => (
            <li key={product.id} className="swiper-slide">
              <ProductCard product={product} sizes={SIZES} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
