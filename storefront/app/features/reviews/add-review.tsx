import type { Purchase } from "@haat/reviews/contract"
import { DialogLink } from "../../components/dialog-link.tsx"
import { lazyPart } from "../../lib/lazy-loading/lazy-part.ts"
import { REVIEWS } from "./messages.ts"

/** The code of the form and its validation is loaded when it is first opened. */
const ReviewDialog = lazyPart(() => import("./review-dialog.tsx"))

type AddReviewProps = { product_id: string; purchase: Purchase }

/** The button to write a review, for those who bought the product, and a notice when their review is hidden. */
export function AddReview({ product_id, purchase: { purchased, review } }: AddReviewProps) {
  return (
    <div className="mt-5 grid justify-items-start gap-4">
      {review?.hidden && <p className="rounded-md bg-bad-soft px-4 py-3 text-sm text-bad">{REVIEWS.hidden}</p>}
      {purchased && (
        <DialogLink
          to={`/review/${product_id}`}
          variant="secondary"
          dialog={(dialog) => <ReviewDialog product_id={product_id} review={review} {...dialog} />}
        >
          {review ? REVIEWS.edit : REVIEWS.add}
        </DialogLink>
      )}
    </div>
  )
}
