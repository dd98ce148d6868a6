import { CarouselSkeleton, homeProductsQuery, type SlotProps, useFailureDialog } from "@haat/sdk/storefront"
import { useQuery } from "@tanstack/react-query"
import { TRENDING } from "./messages.ts"
import { mainProductsQuery } from "./queries.ts"
import { chooseTrending, TrendingProducts } from "./trending-products.tsx"

/** The products chosen by the owner, or the newest; nothing while home has none. */
export function TrendingSection({ title }: SlotProps["home.sections"]) {
  const { data: list, isError: hasNoList } = useQuery(homeProductsQuery)
  const { data: chosen, isPending, isError } = useQuery(mainProductsQuery)
  useFailureDialog(isError)
  if (list && !isPending) return <TrendingProducts title={title} products={chooseTrending(chosen, list.products)} />
  if (hasNoList && !list) return null
  return <CarouselSkeleton what={TRENDING.loading} className="aspect-[3/4] rounded-lg" />
}
