import type { IncomingMessage, ServerResponse } from "node:http"
import { stripLanguage } from "../../app/lib/language/addresses.ts"
import { drawCookie, newDraw, parseDraw } from "../../app/lib/visit/draws.ts"

/** Home, which has a random order and random discounts, and the cart, which shows the same discounts. */
const PAGES_WITH_DRAW = /^\/(cart)?\/?(\?|$)/i

/**
 * Returns the draw that a page is rendered with for this visitor; undefined for pages without random parts. Sets a
 * cookie with a new draw when the visit has none.
 */
export const assignDraw =
  (publicUrl: string) =>
  (req: IncomingMessage, res: ServerResponse): number | undefined => {
    if (!PAGES_WITH_DRAW.test(stripLanguage(req.url ?? ""))) return undefined
    const given = parseDraw(req.headers.cookie)
    if (given !== undefined) return given
    const draw = newDraw()
    res.setHeader("Set-Cookie", drawCookie(draw, publicUrl.startsWith("https:")))
    return draw
  }
