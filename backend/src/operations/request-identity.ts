import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { layersOf } from "@haat/sdk/server/medusa-internals/express-routes"

/** Fields that Express sets on a request: the app, and the matched route. */
type Routed = IncomingMessage & { route?: { path?: unknown }; app?: object }

/** Files are answered by a middleware, which has no pattern. */
const FILES = /^\/static\//
/** Our own patterns for what no route answers. */
const NOTHING_HERE = /^\/:area/

const ID = /^[\w-]{1,64}$/

/** The pattern of the route that answered, such as `/store/carts/:id`, or whose middleware did. */
function routeOf(req: Routed, path: string): string | undefined {
  if (path === "/ready") return path
  if (FILES.test(path)) return "/static/*"
  const pattern = req.route?.path ?? patternBeforeRouting(req, path)
  return typeof pattern === "string" && !NOTHING_HERE.test(pattern) ? pattern : undefined
}

/** The route that a request was for when a middleware has answered it. */
function patternBeforeRouting({ method = "", app }: Routed, path: string): unknown {
  const layer = layersOf(app).find(
    ({ route, regexp }) =>
      route?.methods[method.toLowerCase()] && regexp.test(path) && !NOTHING_HERE.test(String(route.path)),
  )
  return layer?.route?.path
}

/**
 * Gives a request the id that the web tier has made for it, or one of its own; Medusa calls it `requestId`. The web
 * tier is told in `X-Route` which route has answered: it knows the address only, with the values in it.
 */
export function identify(req: IncomingMessage, res: ServerResponse) {
  const shown = req.headers["x-request-id"]
  const isKnown = typeof shown === "string" && ID.test(shown)
  const requestId = isKnown ? shown : randomUUID()
  req.headers["x-request-id"] = requestId
  res.setHeader("X-Request-Id", requestId)

  const path = (req.url ?? "").split("?", 1)[0]
  const route = () => routeOf(req, path)
  if (isKnown) {
    const writeHead = res.writeHead
    res.writeHead = ((...parameters: Parameters<typeof writeHead>) => {
      const name = route()
      if (name && !res.headersSent) res.setHeader("X-Route", name)
      return writeHead.apply(res, parameters)
    }) as typeof writeHead
  }
  return { requestId, routeOf: route, isFromWebTier: isKnown }
}
