import type { CartLine } from "@haat/checkout/contract"
import { QueryClient } from "@tanstack/react-query"
import { expect, it } from "vitest"
import { cacheProduct, type GuestProduct, guestProductQuery } from "./guest-product.ts"

const LINE: CartLine = {
  ...{ product_id: "prod_1", variant_id: "prod_1", handle: "lota", name: "Lota", image: null, price: 90 },
  ...{ quantity: 1, available: 1000 },
}

it("caches a card's product as stale, and never over a loaded product", () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 2_000 } } })
  const { queryKey } = guestProductQuery("prod_1")
  cacheProduct(client, LINE)
  expect(client.getQueryData(queryKey)?.quantity).toBe(1000)
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(0)
  const loaded = { ...(client.getQueryData(queryKey) as GuestProduct), quantity: 3 }
  client.setQueryData(queryKey, loaded)
  cacheProduct(client, LINE)
  expect(client.getQueryData(queryKey)).toEqual(loaded)
})
