import type { ShopFacts } from "@haat/checkout/contract"
import type { QueryClient } from "@tanstack/react-query"
import { sdk } from "../backend/sdk.ts"
import { shopQuery } from "./shop-query.ts"

/**
 * Reads the names of the plugins that the owner has switched off. On the server the reply is not put into the page's
 * data: the frame of the page has it.
 */
export async function readPluginsOff(client: QueryClient): Promise<string[]> {
  const known = client.getQueryData<ShopFacts>(shopQuery.queryKey)
  if (known) return known.plugins_off
  const read = import.meta.env.SSR ? sdk.client.fetch<ShopFacts>("/store/shop") : client.ensureQueryData(shopQuery)
  return read.then(
    ({ plugins_off }) => plugins_off,
    () => [],
  )
}
