import type { Rating } from "@haat/catalog/contract"
import { Button, ButtonLink, COMMON, DialogLink, lazyPart, reviewCount, Stars, useNear } from "@haat/sdk/storefront"
import { useRef } from "react"
import { Breakdown } from "./breakdown.tsx"
import { REVIEWS } from "./messages.ts"
import { ReviewList, ReviewListSkeleton } from "./review-list.tsx"
import { useReviews } from "./reviews-query.ts"
import { usePurchase } from "./use-purchase.ts"

/** The code of the form and its validation is loaded when it is first opened. */
const ReviewDialog = lazyPart(() => import("./review-dialog.tsx"))

type ProductReviewsProps = {
  product_id: string
  /** as in the product, until the reviews are loaded */
  rating: Rating
}

/** Average, breakdown and reviews. The page contains the average; the rest is loaded when it is close to being seen. */
export function ProductReviews({ product_id, rating }: ProductReviewsProps) {
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const purchase = usePurchase(product_id)
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReviews(product_id, isNear)
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
              <Breakdown breakdown={data?.pages[0]?.breakdown} count={count} />
            </>
          )}
          <noscript>
            <ButtonLink to={`/review/${product_id}`} variant="secondary" className="mt-5">
              {REVIEWS.add}
            </ButtonLink>
          </noscript>
          {purchase && (
            <div className="mt-5 grid justify-items-start gap-4">
              {purchase.review?.hidden && (
                <p className="rounded-md bg-bad-soft px-4 py-3 text-sm text-bad">{REVIEWS.hidden}</p>
              )}
              {purchase.purchased && (
                <DialogLink
                  to={`/review/${product_id}`}
                  variant="secondary"
                  dialog={(dialog) => <ReviewDialog product_id={product_id} review={purchase.review} {...dialog} />}
                >
                  {purchase.review ? REVIEWS.edit : REVIEWS.add}
                </DialogLink>
              )}
            </div>
          )}
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
