import type { ShopCategory } from "@haat/catalog/contract"
import { ShopLink } from "../../../components/shop-link.tsx"
import { TOP } from "./messages.ts"

const CHIP =
  "inline-flex min-h-10 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium " +
  "transition-colors sm:wrap-anywhere hover:border-brand hover:bg-brand-soft hover:text-brand"

type CategoryChipsProps = {
  categories: ShopCategory[]
  /** Maximum of categories: those with the most products, and a link to all. By default all are shown. */
  max?: number
  label?: string
}

/** 'category (productCount)', each a link to its page. */
export function CategoryChips({ categories, max = categories.length, label = TOP.categories }: CategoryChipsProps) {
  if (categories.length === 0) return null
  const visible = largest(categories, max)
  return (
    <nav aria-label={label}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        {visible.map(({ id, name, lang, product_count }) => (
          <li key={id} className="shrink-0 sm:max-w-full">
            <ShopLink to={`/category/${id}`} lang={lang} className={CHIP}>
              {`${name} (${product_count})`}
            </ShopLink>
          </li>
        ))}
        {visible.length < categories.length && (
          <li className="shrink-0">
            <ShopLink to="/explore" className={CHIP}>
              {TOP.allOfCategories(categories.length)}
            </ShopLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The `max` with the most products, in the order they came in. */
function largest(categories: ShopCategory[], max: number) {
  if (categories.length <= max) return categories
  const chosen = new Set([...categories].sort((a, b) => b.product_count - a.product_count).slice(0, max))
  return categories.filter((category) => chosen.has(category))
}
