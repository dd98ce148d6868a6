import { useInfiniteQuery } from "@tanstack/react-query"
import { browserOnly } from "../../lib/rendering/browser-only.ts"
import { reviewsQuery } from "./reviews-query.ts"

const useReviewsInBrowser = (product_id: string, near: boolean) => {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...reviewsQuery(product_id),
    enabled: near,
  })
  return { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage }
}

type Reviews = ReturnType<typeof useReviewsInBrowser>

const never = () => new Promise<never>(() => {})

/** A product's reviews, loaded in the browser once `near` is true. */
export const useReviews = browserOnly<[product_id: string, near: boolean], Reviews>(useReviewsInBrowser, {
  data: undefined,
  isError: false,
  refetch: never,
  hasNextPage: false,
  fetchNextPage: never,
  isFetchingNextPage: false,
})
