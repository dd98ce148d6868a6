import type { PublicReview } from "@haat/reviews/contract"
import { Badge } from "../../components/badge.tsx"
import { Stars } from "../../components/stars.tsx"
import { day } from "../../lib/format/date.ts"
import { useShopFacts } from "../../lib/shop/shop-facts.ts"
import { choiceName } from "../../lib/shop/variants/choice-name.ts"
import { REVIEWS } from "./messages.ts"

/** One review, and the owner's reply to it. */
export function ReviewCard({ review, isOwn }: { review: PublicReview; isOwn: boolean }) {
  const { name: shop } = useShopFacts()
  return (
    <article className="border-b border-line pb-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} className="text-sm" />
        <span className="font-medium wrap-anywhere">{review.user}</span>
        <time dateTime={review.created_at} className="text-sm text-ink-soft">
          {day(review.created_at)}
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
