import { Skeleton } from "../../../components/skeleton.tsx"
import { LINES } from "./messages.ts"

/** The shape of a cart whose lines are still loading. */
export function CartSkeleton() {
  return (
    <div role="status" className="space-y-6 py-5">
      <span className="sr-only">{LINES.loading}</span>
      {[1, 2, 3].map((line) => (
        <div key={line} className="flex gap-5">
          <Skeleton className="size-20 sm:size-28" />
          <div className="grow space-y-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-11 w-32" />
          </div>
        </div>
      ))}
    </div>
  )
}
