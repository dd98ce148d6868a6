import { ButtonLink } from "../../../components/button.tsx"
import { Skeleton } from "../../../components/skeleton.tsx"
import { LINES } from "./messages.ts"

/** The shape of a cart whose lines are still loading. Without JavaScript a guest has no cart. */
export const CartSkeleton = () => (
  <>
    <noscript>
      <p className="mt-4">{LINES.needsLogin}</p>
      <p className="mt-4 flex gap-3">
        <ButtonLink to="/login?next=%2Fcart">{LINES.logIn}</ButtonLink>
        <ButtonLink to="/signup?next=%2Fcart" variant="secondary">
          {LINES.signUp}
        </ButtonLink>
      </p>
    </noscript>
    <div role="status" className="space-y-6 py-5 noscript:hidden">
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
  </>
)
