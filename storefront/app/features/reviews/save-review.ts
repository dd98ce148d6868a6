import type { OwnReview, Purchase, SaveReview } from "@haat/reviews/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk.ts"
import { reviewsQuery } from "./reviews-query.ts"
import { purchaseQuery } from "./use-purchase.ts"

/** Writes the shopper's review, or writes it anew; what everybody reads follows. */
export function useSaveReview(product_id: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: (body: SaveReview) =>
      sdk.client.fetch<{ review: OwnReview }>("/store/reviews", { method: "POST", body }),
    onSuccess: ({ review }) => {
      client.setQueryData(purchaseQuery(product_id).queryKey, (before?: Purchase) => before && { ...before, review })
      return client.invalidateQueries({ queryKey: reviewsQuery(product_id).queryKey })
    },
  })
}
