import { setTimeout } from "node:timers/promises"
import { KEY } from "./bench-environment.mjs"

const TIMEOUT_MS = 900_000

/**
 * Resolves once a new shop's index is filled, and so many products are listed at least.
 * @throws when they are not within a quarter of an hour
 */
export async function untilListed(url, wanted) {
  const until = Date.now() + TIMEOUT_MS
  for (;;) {
    const response = await fetch(`${url}/store/catalog/products?limit=1`, { headers: { "x-publishable-api-key": KEY } })
    const { count = 0 } = await response.json()
    if (count >= wanted) return
    if (Date.now() > until) throw new Error(`The shop lists ${count} products instead of ${wanted}`)
    await setTimeout(500)
  }
}
