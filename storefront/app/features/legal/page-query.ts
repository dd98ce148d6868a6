import type { ShopPage } from "@haat/shop-settings/contract"
import { findQuery } from "../../lib/backend/read-query.ts"
import { LOCALE } from "../../lib/language/locale.ts"

/** Terms, privacy, returns or delivery in the version of `?version=`; null where there is no such page or version. */
export const pageOf = (name: string, search: URLSearchParams) => {
  const version = search.get("version") || undefined
  return findQuery(
    ["shop-page", name, version],
    `/store/pages/${encodeURIComponent(name)}`,
    ({ page }: { page: ShopPage }) => page,
    { ...LOCALE, version },
  )
}
