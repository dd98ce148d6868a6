import { Skeleton } from "../../../components/skeleton.tsx"
import { LISTS } from "../list/messages.ts"

/** The shape of a product page. */
export const ProductSkeleton = () => (
  <div role="status">
    <span className="sr-only">{LISTS.loadingProduct}</span>
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
