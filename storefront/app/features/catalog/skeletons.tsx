import { ProductGridSkeleton } from "../../components/product-grid.tsx"
import { Skeleton } from "../../components/skeleton.tsx"

/** The shape of a listing page. */
export const ListingSkeleton = () => (
  <>
    <Skeleton className="mb-8 h-10 w-64 max-w-full" />
    <ProductGridSkeleton />
  </>
)

/** The shape of home: search, chips, five trending products, the grid. */
export const HomeSkeleton = () => (
  <>
    <Skeleton className="mb-8 h-44 rounded-xl" />
    <div className="mb-10 flex gap-2 overflow-hidden">
      {Array.from({ length: 6 }, (_, i) => (
        <Skeleton key={i} className="h-10 w-36 shrink-0 rounded-full" />
      ))}
    </div>
    <Skeleton className="mb-4 h-8 w-56" />
    <div className="mb-12 grid grid-cols-2 gap-[30px] sm:grid-cols-3 lg:grid-cols-5">
      {Array.from({ length: 5 }, (_, i) => (
        <Skeleton key={i} className="aspect-[3/4] rounded-lg not-first:last:hidden lg:not-first:last:block" />
      ))}
    </div>
    <ProductGridSkeleton />
  </>
)

/** The shape of a product page. */
export const ProductSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading product</span>
    <Skeleton className="mb-5 h-5 w-72 max-w-full" />
    <div className="grid gap-8 md:grid-cols-2 xl:gap-12">
      <Skeleton className="aspect-square rounded-xl" />
      <div className="space-y-5">
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-9 w-1/2" />
        <Skeleton className="h-13 w-48" />
        <Skeleton className="h-24" />
      </div>
    </div>
  </div>
)
