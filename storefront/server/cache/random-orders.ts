import type { IncomingMessage, ServerResponse } from "node:http"
import { stripLanguage } from "../../app/lib/language/addresses.ts"
import { parseRandomOrder, pickRandomOrder, randomOrderCookie } from "../../app/lib/visit/random-orders.ts"

/** Home, which has a random order and random discounts, and the cart, which shows the same discounts. */
const PAGES_IN_RANDOM_ORDER = /^\/(cart)?\/?(\?|$)/i

/**
 * Returns the number of the random order in which a page is rendered for this visitor; undefined for pages without
 * random parts. Sets a cookie with a new one when the visit has none.
 */
export const assignRandomOrder =
  (publicUrl: string) =>
  (req: IncomingMessage, res: ServerResponse): number | undefined => {
    if (!PAGES_IN_RANDOM_ORDER.test(stripLanguage(req.url ?? ""))) return undefined
    const knownOrder = parseRandomOrder(req.headers.cookie)
    if (knownOrder !== undefined) return knownOrder
    const picked = pickRandomOrder()
    res.setHeader("Set-Cookie", randomOrderCookie(picked, publicUrl.startsWith("https:")))
    return picked
  }
