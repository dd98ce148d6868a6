import type { ReactNode } from "react"
import { COMMON } from "./messages.ts"
import { Skeleton } from "./skeleton.tsx"

const GRID = "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5 xl:gap-5"

/** Two cards abreast on a phone, five (about 18 percent each) on a wide screen. Children are `<li>`s. */
export const ProductGrid = ({ children, label }: { children: ReactNode; label: string }) => (
  <ul aria-label={label} className={GRID}>
    {children}
  </ul>
)

/** The shape of a grid whose products are still on their way. */
export function ProductGridSkeleton({ count = 10 }: { count?: number }) {
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
