import type { Rating } from "@haat/catalog/contract"
import { useRef } from "react"
import { Button, ButtonLink } from "../../components/button.tsx"
import { COMMON } from "../../components/messages.ts"
import { reviewCount, Stars } from "../../components/stars.tsx"
import { useNear } from "../../lib/lazy-loading/use-near.ts"
import { AddReview } from "./add-review.tsx"
import { Breakdown } from "./breakdown.tsx"
import { REVIEWS } from "./messages.ts"
import { ReviewList, ReviewListSkeleton } from "./review-list.tsx"
import { usePurchase } from "./use-purchase.ts"
import { useReviews } from "./use-reviews.ts"

type ProductReviewsProps = {
  product_id: string
  /** as in the product, until the reviews are loaded */
  rating: Rating
}

/** Average, breakdown and reviews. The page contains the average; the rest is loaded when it is close to being seen. */
export function ProductReviews({ product_id, rating }: ProductReviewsProps) {
  const section = useRef<HTMLElement>(null)
  const near = useNear(section)
  const purchase = usePurchase(product_id)
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReviews(product_id, near)
  const { average, count } = data?.pages[0] ?? rating
  // a new review moves others to the next page, where they would appear a second time
  const reviews = [
    ...new Map(data?.pages.flatMap((page) => page.reviews).map((review) => [review.id, review])).values(),
  ]

  return (
    <section ref={section} id="reviews" aria-labelledby="reviews-title" className="mt-12 border-t border-line pt-10">
      <h2 id="reviews-title" className="mb-5 text-xl font-semibold">
        {REVIEWS.title}
      </h2>
      <div className="grid gap-8 md:grid-cols-[18rem_1fr] xl:gap-12">
        <div>
          {average === null ? (
            <p className="font-medium">{REVIEWS.none}</p>
          ) : (
            <>
              <p className="flex flex-wrap items-center gap-x-3">
                <span className="text-3xl font-semibold tabular-nums">{average}</span>
                <Stars rating={average} className="text-lg" />
                <span className="text-ink-soft">{reviewCount(count)}</span>
              </p>
              <Breakdown of={data?.pages[0]?.breakdown} count={count} />
            </>
          )}
          <noscript>
            <ButtonLink to={`/review/${product_id}`} variant="secondary" className="mt-5">
              {REVIEWS.add}
            </ButtonLink>
          </noscript>
          {purchase && <AddReview product_id={product_id} purchase={purchase} />}
        </div>
        {isError && !data ? (
          <div role="alert">
            <p className="text-ink-soft">{REVIEWS.failed}</p>
            <Button variant="quiet" size="sm" onClick={() => void refetch()}>
              {COMMON.tryAgain}
            </Button>
          </div>
        ) : average === null ? (
          <p className="text-ink-soft">{REVIEWS.noneHint}</p>
        ) : data ? (
          <ReviewList
            reviews={reviews}
            own={purchase?.review?.id}
            onMore={hasNextPage ? () => void fetchNextPage() : undefined}
            isBusy={isFetchingNextPage}
          />
        ) : (
          <ReviewListSkeleton count={count} />
        )}
      </div>
    </section>
  )
}
