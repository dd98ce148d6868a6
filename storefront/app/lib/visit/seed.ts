import { queryOptions } from "@tanstack/react-query"
import { parseRandomOrder, pickRandomOrder, randomOrderCookie, randomOrderSeed, SEED_HEADER } from "./random-orders.ts"

/** Returns the seed of this visit's random order, from the cookie that the server reads too. */
function visitSeed() {
  const known = parseRandomOrder(document.cookie)
  const randomOrder = known ?? pickRandomOrder()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  if (known === undefined) document.cookie = randomOrderCookie(randomOrder, location.protocol === "https:")
  return randomOrderSeed(randomOrder)
}

/**
 * Query for the seed of the visit's random order. The seed gives the same order and the same random discounts on the
 * server, in the browser and after going back. A page from the server contains the seed it was rendered with.
 */
export const seedQuery = queryOptions({
  queryKey: ["seed"],
  queryFn: () => (import.meta.env.SSR ? randomOrderSeed(pickRandomOrder()) : visitSeed()),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Returns the query for a `loader`: its seed is the one that the web tier has set for this page. */
export const requestSeedQuery = (request: Request): typeof seedQuery => {
  const seed = request.headers.get(SEED_HEADER)
  return seed === null ? seedQuery : { ...seedQuery, queryFn: () => Number(seed) }
}

/** Returns a number in [0, 1) that depends only on seed and text (FNV-1a, then mixed). */
export function seededRandom(seed: number, text: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Returns the items in an order that depends only on the seed. */
export const shuffle = <T extends { id: string }>(things: T[], seed: number): T[] =>
  things
    .map((thing) => ({ thing, rank: seededRandom(seed, `order ${thing.id}`) }))
    .sort((a, b) => a.rank - b.rank || (a.thing.id < b.thing.id ? -1 : 1))
    .map(({ thing }) => thing)
