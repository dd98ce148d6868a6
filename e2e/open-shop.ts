import { openTestShop } from "../testing/open-test-shop.ts"

/** One demo shop, with its web tier, for all journeys of a run. */
export default () => openTestShop("demo")
