import CardCorner from "virtual:haat/slots/card.corner"
import CardEnd from "virtual:haat/slots/card.end"
import type { ProductCard as Product } from "@haat/catalog/contract"
import type { ReactNode } from "react"
import { cx } from "../lib/class-names.ts"
import { Badge } from "./badge.tsx"
import { COMMON } from "./messages.ts"
import { Picture } from "./picture.tsx"
import { Price } from "./price.tsx"
import { ProductLink } from "./shop-link.tsx"
import { Stars } from "./stars.tsx"
import { Swatch } from "./swatch.tsx"

/** A product as a card of a list has it. */
export type CardProduct = Pick<Product, "id" | "name" | "price" | "quantity" | "images"> &
  Partial<Pick<Product, "rating" | "langs" | "from" | "choices" | "colours" | "list_price">>

type ProductCardProps = {
  product: CardProduct
  /** The list price, struck through, and the percentage; for display only. */
  discount?: { percent: number; listPrice: number }
  /** The matching text, when a search did not match the name. */
  note?: string
  /** Such as an Add to Cart button; above the link that covers the card. */
  action?: ReactNode
  sizes?: string
  eager?: boolean
  headingLevel?: "h2" | "h3"
}

const SIZES = "(min-width: 1280px) 220px, (min-width: 768px) 23vw, 45vw"

const MAX_SWATCHES = 5

/** Swatches of the available colours; their names are on the product's page. */
const Swatches = ({ colours }: { colours: string[] }) => (
  <p className="flex items-center gap-1.5 text-xs text-ink-soft">
    <span className="sr-only">{COMMON.colours(colours.length)}</span>
    {colours.slice(0, MAX_SWATCHES).map((colour) => (
      <Swatch key={colour} fill={colour} />
    ))}
    {colours.length > MAX_SWATCHES && <span aria-hidden>+{colours.length - MAX_SWATCHES}</span>}
  </p>
)

/** A product in a list; the whole card is a link to its page. */
export function ProductCard({
  product,
  discount,
  note,
  action,
  sizes = SIZES,
  eager,
  headingLevel: Heading = "h3",
}: ProductCardProps) {
  const soldOut = product.quantity < 1
  return (
    <article
      className={
        "group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface " +
        "transition-shadow hover:shadow-card focus-within:shadow-card"
      }
    >
      <div className="relative overflow-hidden bg-sunken">
        <Picture
          image={product.images[0]}
          alt=""
          sizes={sizes}
          eager={eager}
          className={cx(
            "aspect-square w-full object-cover transition-transform duration-300 group-hover:scale-[1.03]",
            soldOut && "opacity-60",
          )}
        />
        {soldOut && (
          <Badge tone="bad" className="absolute top-3 left-3">
            {COMMON.outOfStock}
          </Badge>
        )}
        {CardCorner && (
          <div className="absolute top-2 right-2 z-10">
            <CardCorner product={product} />
          </div>
        )}
      </div>
      <div className="flex grow flex-col gap-2 p-3 sm:p-4">
        <Heading className="line-clamp-2 text-sm font-medium tracking-normal text-wrap">
          <ProductLink
            id={product.id}
            lang={product.langs?.name}
            className={
              "after:absolute after:inset-0 focus-visible:outline-none after:rounded-lg " +
              "focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 " +
              "focus-visible:after:outline-accent"
            }
          >
            {product.name}
          </ProductLink>
        </Heading>
        {note && <p className="line-clamp-2 text-xs text-ink-soft">{note}</p>}
        {product.rating?.average && (
          <Stars rating={product.rating.average} count={product.rating.count} className="text-xs" />
        )}
        {product.colours && <Swatches colours={product.colours} />}
        <div className="mt-auto">
          <Price
            price={product.from ?? product.price}
            isLowest={product.from !== undefined}
            listPrice={discount?.listPrice}
            label={discount && COMMON.percentOff(discount.percent)}
          />
        </div>
        {CardEnd && <CardEnd product={product} />}
      </div>
      {action && <div className="relative z-10 px-3 pb-3 sm:px-4 sm:pb-4">{action}</div>}
    </article>
  )
}
