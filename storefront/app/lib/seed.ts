import { queryOptions } from "@tanstack/react-query"

/**
 * One number for the whole visit, drawn where the first page is rendered and handed on inside it: the same
 * seed gives the same order and the same discounts on the server, in the browser, and on the way back.
 */
export const seedQuery = queryOptions({
  queryKey: ["seed"],
  queryFn: () => Math.floor(Math.random() * 2 ** 31),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** A number in [0, 1) that depends on the seed and the text alone (FNV-1a, then mixed). */
export function chance(seed: number, text: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** The same things in an order that the seed decides. */
export const shuffled = <T extends { id: string }>(things: T[], seed: number): T[] =>
  things
    .map((thing) => ({ thing, rank: chance(seed, `order ${thing.id}`) }))
    .sort((a, b) => a.rank - b.rank || (a.thing.id < b.thing.id ? -1 : 1))
    .map(({ thing }) => thing)
