import type { IncomingMessage, ServerResponse } from "node:http"
import { withoutLanguage } from "../../app/lib/language/addresses.ts"
import { drawCookie, drawOf, newDraw } from "../../app/lib/visit/draws.ts"

/** Home, in random order and with random discounts, and the cart, which shows the same discounts. */
const PAGES_WITH_DRAW = /^\/(cart)?\/?(\?|$)/i

/**
 * The draw a page is rendered with for this visitor; undefined for pages without anything random. A visit that has no
 * draw yet is given one, with a cookie on the response.
 */
export const drawFor =
  (publicUrl: string) =>
  (req: IncomingMessage, res: ServerResponse): number | undefined => {
    if (!PAGES_WITH_DRAW.test(withoutLanguage(req.url ?? ""))) return undefined
    const given = drawOf(req.headers.cookie)
    if (given !== undefined) return given
    const draw = newDraw()
    res.setHeader("Set-Cookie", drawCookie(draw, publicUrl.startsWith("https:")))
    return draw
  }
