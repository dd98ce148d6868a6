import { useInfiniteQuery } from "@tanstack/react-query"
import { inBrowser } from "../../lib/in-browser.ts"
import { reviewsQuery } from "./reviews-query.ts"

const useAskedReviews = (product_id: string, near: boolean) => {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...reviewsQuery(product_id),
    enabled: near,
  })
  return { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage }
}

type Reviews = ReturnType<typeof useAskedReviews>

const never = () => new Promise<never>(() => {})

/** What everybody says of a product, from when somebody comes `near` to where it stands. */
export const useReviews = inBrowser<[product_id: string, near: boolean], Reviews>(useAskedReviews, {
  data: undefined,
  isError: false,
  refetch: never,
  hasNextPage: false,
  fetchNextPage: never,
  isFetchingNextPage: false,
})
