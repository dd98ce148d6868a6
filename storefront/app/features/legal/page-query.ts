import type { PageName, ShopPage } from "@haat/shop-settings/contract"
import { queryOptions } from "@tanstack/react-query"
import { FetchError, sdk } from "../../lib/backend/sdk.ts"
import { LOCALE } from "../../lib/language/locale.ts"

/** The page at this address: its name, and the version of `?version=`. */
export const pageOf = (name: string, search: URLSearchParams) => pageQuery(name, search.get("version") ?? undefined)

/** Terms, privacy, returns or delivery; null where there is no such page or version. */
const pageQuery = (name: PageName | (string & {}), version?: string) =>
  queryOptions({
    queryKey: ["shop-page", name, version ?? ""],
    queryFn: async ({ signal }): Promise<ShopPage | null> => {
      const query = { ...LOCALE, ...(version && { version }) }
      const path = `/store/pages/${encodeURIComponent(name)}`
      try {
        return (await sdk.client.fetch<{ page: ShopPage }>(path, { query, signal })).page
      } catch (error) {
        if (error instanceof FetchError && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
  })
