import type { OwnReview, Purchase, SaveReview } from "@haat/reviews/contract"
import { useQueryClient } from "@tanstack/react-query"
import { usePost } from "../../lib/backend/use-post.ts"
import { reviewsQuery } from "./reviews-query.ts"
import { purchaseQuery } from "./use-purchase.ts"

/** Creates or updates the shopper's review, and loads the product's reviews again. */
export function useSaveReview(product_id: string) {
  const client = useQueryClient()
  return usePost<SaveReview, { review: OwnReview }>("/store/reviews", {
    onSuccess: ({ review }) => {
      client.setQueryData(purchaseQuery(product_id).queryKey, (before?: Purchase) => before && { ...before, review })
      return client.invalidateQueries({ queryKey: reviewsQuery(product_id).queryKey })
    },
  })
}
