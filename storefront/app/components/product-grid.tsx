import type { ReactNode } from "react"
import { COMMON } from "./messages.ts"
import { Skeleton } from "./skeleton.tsx"

/** Two, four or five columns: PAGE_SIZE in the catalogue's contract fills whole rows of each. */
const GRID = "grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4 xl:grid-cols-5 xl:gap-5"

type ProductGridProps = {
  children: ReactNode
  label: string
  /** hides the last row when it is not full */
  wholeRows?: boolean
}

/** Two columns on a phone, five (about 18 percent each) on a wide screen. Children are `<li>`s. */
export const ProductGrid = ({ children, label, wholeRows }: ProductGridProps) => (
  <ul aria-label={label} className={wholeRows ? `${GRID} whole-rows` : GRID}>
    {children}
  </ul>
)

/** The shape of a grid whose products are still loading. */
export function ProductGridSkeleton({ count = 20 }: { count?: number }) {
  return (
    <div role="status">
      <span className="sr-only">{COMMON.loadingProducts}</span>
      <div className={GRID}>
        {Array.from({ length: count }, (_, i) => (
          <div key={i} className="overflow-hidden rounded-lg border border-line bg-surface">
            <Skeleton className="aspect-square rounded-none" />
            <div className="space-y-3 p-4">
              <Skeleton className="h-4" />
              <Skeleton className="h-5 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
