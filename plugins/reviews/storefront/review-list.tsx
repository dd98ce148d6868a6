import type { PublicReview } from "@haat/reviews/contract"
import { Badge, Button, choiceName, formatDay, Skeleton, Stars, useShopFacts } from "@haat/sdk/storefront"
import { REVIEWS } from "./messages.ts"

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

/** One review, and the owner's reply to it. */
function ReviewCard({ review, isOwn }: { review: PublicReview; isOwn: boolean }) {
  const { name: shop } = useShopFacts()
  return (
    <article className="border-b border-line pb-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} className="text-sm" />
        <span className="font-medium wrap-anywhere">{review.user}</span>
        <time dateTime={review.created_at} className="text-sm text-ink-soft">
          {formatDay(review.created_at)}
        </time>
        {review.choice && <span className="text-sm text-ink-soft">{choiceName(review.choice)}</span>}
        {isOwn && <Badge tone="good">{REVIEWS.yours}</Badge>}
      </p>
      <p className="mt-2 whitespace-pre-line text-ink-soft wrap-anywhere">{review.comment}</p>
      {review.reply && (
        <div className="mt-3 rounded-md bg-sunken px-4 py-3 text-sm">
          <p className="font-medium">{REVIEWS.reply(shop)}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.reply}</p>
        </div>
      )}
    </article>
  )
}

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
