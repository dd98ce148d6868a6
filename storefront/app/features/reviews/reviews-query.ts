import type { ReviewList } from "@haat/reviews/contract"
import { infiniteQueryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk.ts"

const AT_A_TIME = 5

/** What everybody says of a product, some at a time, the newest first. */
export const reviewsQuery = (product_id: string) =>
  infiniteQueryOptions({
    queryKey: ["reviews", product_id],
    queryFn: ({ pageParam, signal }) =>
      sdk.client.fetch<ReviewList>("/store/reviews", {
        signal,
        query: { product_id, page: pageParam, limit: AT_A_TIME },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, count }) => (page * limit < count ? page + 1 : undefined),
  })
