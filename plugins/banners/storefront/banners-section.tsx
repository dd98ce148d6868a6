import { CarouselSkeleton, categoriesQuery, type SlotProps, useFailureDialog } from "@haat/sdk/storefront"
import { useQuery } from "@tanstack/react-query"
import { BANNER_SHAPE, BannerCarousel } from "./banner-carousel.tsx"
import { BANNERS } from "./messages.ts"
import { bannersQuery } from "./queries.ts"

/** The owner's banners; nothing without any. */
export function BannersSection({ title }: SlotProps["home.sections"]) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { data: banners = [], isPending, isError } = useQuery(bannersQuery)
  useFailureDialog(isError)
  if (!isPending && !banners.length) return null
  const places = categories.map(({ id, name, lang }) => ({ path: `/category/${id}`, name, lang }))
  return (
    // nearer to the categories than sections are to each other
    <div className="[nav+&]:-mt-6">
      {isPending ? (
        <CarouselSkeleton what={BANNERS.loading} single className={BANNER_SHAPE} />
      ) : (
        <BannerCarousel key={banners.map(({ id }) => id).join()} title={title} banners={banners} places={places} />
      )}
    </div>
  )
}
