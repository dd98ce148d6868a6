import { openTestShop } from "./open-test-shop.ts"

/** One shop for all API tests of a run. */
export default () => openTestShop("empty")
