import type { PublicReview } from "@haat/reviews/contract"
import { Button } from "../../components/button.tsx"
import { Skeleton } from "../../components/skeleton.tsx"
import { REVIEWS } from "./messages.ts"
import { ReviewCard } from "./review-card.tsx"

type ReviewListProps = {
  reviews: PublicReview[]
  /** id of the shopper's own */
  own?: string
  /** absent when these are all */
  onMore?: () => void
  isBusy: boolean
}

/** Reviews, with a button for more while there are any. */
export const ReviewList = ({ reviews, own, onMore, isBusy }: ReviewListProps) => (
  <div>
    <ul aria-label={REVIEWS.title} className="grid gap-5">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} isOwn={review.id === own} />
        </li>
      ))}
    </ul>
    {onMore && (
      <Button variant="secondary" busy={isBusy} onClick={onMore} className="mt-6">
        {REVIEWS.more}
      </Button>
    )}
  </div>
)

const MAX_ROWS = 3

/** The shape of so many reviews, at most MAX_ROWS, so that what is below moves little. */
export const ReviewListSkeleton = ({ count }: { count: number }) => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">{REVIEWS.loading}</span>
    {Array.from({ length: Math.min(count, MAX_ROWS) }, (_, i) => (
      <Skeleton key={i} className="h-36 md:h-28" />
    ))}
  </div>
)
