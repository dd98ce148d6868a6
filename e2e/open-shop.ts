import { openTestShop } from "../testing/open-test-shop.ts"
import { announce } from "../testing/running-shop.ts"

/** One demo shop, with its web tier, for all journeys of a run. */
export default async () => {
  const { shop, close } = await openTestShop("demo")
  announce(shop)
  return close
}
