import type { Category } from "@haat/catalog/contract"
import { Link } from "react-router-dom"
import { LISTS } from "./list-messages.ts"

/** 'category (productCount)', each leading to its page. */
export function CategoryChips({ categories }: { categories: Category[] }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={LISTS.categories}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        {categories.map(({ id, name, product_count }) => (
          <li key={id} className="shrink-0">
            <Link
              to={`/category/${id}`}
              prefetch="intent"
              className="inline-flex min-h-10 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium transition-colors hover:border-brand hover:bg-brand-soft hover:text-brand"
            >
              {`${name} (${product_count})`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
