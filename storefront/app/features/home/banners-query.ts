import type { Banner } from "@haat/banners/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk.ts"

/** The owner's banners, in their order. */
export const bannersQuery = queryOptions({
  queryKey: ["banners"],
  queryFn: async ({ signal }) => {
    const { banners } = await sdk.client.fetch<{ banners: Banner[] }>("/store/banners", { signal })
    return banners
  },
})
