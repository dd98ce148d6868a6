import type { ReviewList } from "@haat/reviews/contract"
import { browserOnly, sdk } from "@haat/sdk/storefront"
import {
  type InfiniteData,
  infiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from "@tanstack/react-query"

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

type Reviews = Pick<
  UseInfiniteQueryResult<InfiniteData<ReviewList>>,
  "data" | "isError" | "refetch" | "hasNextPage" | "fetchNextPage" | "isFetchingNextPage"
>

const neverSettles = () => new Promise<never>(() => {})

/** A product's reviews, loaded in the browser once `near` is true. */
export const useReviews = browserOnly(
  (product_id: string, near: boolean): Reviews => useInfiniteQuery({ ...reviewsQuery(product_id), enabled: near }),
  {
    data: undefined,
    isError: false,
    refetch: neverSettles,
    hasNextPage: false,
    fetchNextPage: neverSettles,
    isFetchingNextPage: false,
  },
)
