import type { Purchase } from "@haat/reviews/contract"
import { Suspense, useState } from "react"
import { Button } from "../../components/button.tsx"
import { lazyPart } from "../../lib/lazy-part.ts"
import { REVIEWS } from "./messages.ts"

/** The form and what checks it are fetched with the first wish to write. */
const ReviewDialog = lazyPart(() => import("./review-dialog.tsx"))

type AddReviewProps = { product_id: string; purchase: Purchase }

/** The way to write, for who bought it; and the word that one's review is hidden, if it is. */
export function AddReview({ product_id, purchase: { purchased, review } }: AddReviewProps) {
  const [asking, setAsking] = useState<"never" | "now" | "before">("never")
  return (
    <div className="mt-5 grid justify-items-start gap-4">
      {review?.hidden && <p className="rounded-md bg-bad-soft px-4 py-3 text-sm text-bad">{REVIEWS.hidden}</p>}
      {purchased && (
        <Button variant="secondary" onClick={() => setAsking("now")}>
          {review ? REVIEWS.edit : REVIEWS.add}
        </Button>
      )}
      {asking !== "never" && (
        <Suspense>
          <ReviewDialog
            product_id={product_id}
            review={review}
            open={asking === "now"}
            onClose={() => setAsking("before")}
          />
        </Suspense>
      )}
    </div>
  )
}
