import type { ReviewList } from "@haat/reviews/contract"
import { infiniteQueryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"

const PAGE_SIZE = 5

/** A product's reviews, page by page, the newest first. */
export const reviewsQuery = (product_id: string) =>
  infiniteQueryOptions({
    queryKey: ["reviews", product_id],
    queryFn: ({ pageParam, signal }) =>
      sdk.client.fetch<ReviewList>("/store/reviews", {
        signal,
        query: { product_id, page: pageParam, limit: PAGE_SIZE },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, count }) => (page * limit < count ? page + 1 : undefined),
  })
