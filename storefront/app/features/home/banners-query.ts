import type { ShownBanner } from "@haat/banners/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"
import { LOCALE } from "../../lib/language/locale.ts"

/** The owner's banners, in their order. */
export const bannersQuery = queryOptions({
  queryKey: ["banners"],
  queryFn: async ({ signal }) => {
    const { banners } = await sdk.client.fetch<{ banners: ShownBanner[] }>("/store/banners", { query: LOCALE, signal })
    return banners
  },
})
