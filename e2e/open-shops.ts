import type { FullConfig } from "@playwright/test"
import { openDemoShops } from "../testing/open-test-shop.ts"
import { announceToWorkers } from "../testing/running-shop.ts"

/** A demo shop with its web tier for each worker of a run. */
export default async ({ workers }: FullConfig) => {
  const { shops, close } = await openDemoShops(workers)
  announceToWorkers(shops)
  return close
}
