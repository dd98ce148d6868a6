import type { ShopFacts } from "@haat/checkout/contract"
import type { QueryClient } from "@tanstack/react-query"
import { sdk } from "../backend/sdk.ts"
import { shopQuery } from "./shop-query.ts"

/**
 * Reads on the server the names of the plugins that the owner has switched off. The reply is not put into the page's
 * data: the frame of the page has it.
 */
export async function readPluginsOff(client: QueryClient): Promise<string[]> {
  const known = client.getQueryData<ShopFacts>(shopQuery.queryKey)
  const facts = known ?? (await sdk.client.fetch<ShopFacts>("/store/shop").catch(() => undefined))
  return facts?.plugins_off ?? []
}
