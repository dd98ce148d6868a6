import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"
import { limitAttempts } from "./limit-attempts"
import type { Audience, Route } from "./route"
import { validateBody } from "./validate-body"
import { validateQuery } from "./validate-query"

type Middleware = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => void | Promise<void>

/** Area of a route: "/store/cart" of "/store/cart/lines/:product_id". */
const areaOf = ({ path }: Route) => path.split("/", 3).join("/")

/**
 * Middlewares of these routes: they check the sender, the size of the body, body and query against their schemas, and
 * the rate limit.
 * @param guards the middleware that lets through only that audience. Where a whole area has one audience, such as all
 * of /store/cart, it guards every address under it.
 */
export function routeMiddlewares(
  routes: Route[],
  guards: Partial<Record<Audience, Middleware>> = {},
): MiddlewareRoute[] {
  const audiences = new Map<string, Set<Audience>>()
  for (const route of routes) {
    const area = areaOf(route)
    audiences.set(area, (audiences.get(area) ?? new Set()).add(route.who))
  }
  const areas = [...audiences].flatMap(([matcher, [who, ...others]]) => {
    const guard = !others.length && guards[who]
    return guard ? [{ matcher, middlewares: [guard] }] : []
  })
  const guarded = new Set(areas.map(({ matcher }) => matcher))
  const checks = routes.map((route) => {
    const { method, path, who, query, queryOfForm, body, bodyLimit, fieldErrors, rateLimit } = route
    const guard = guarded.has(areaOf(route)) ? undefined : guards[who]
    const middlewares = [
      ...(guard ? [guard] : []),
      ...(query ? [validateQuery(query, { ofForm: queryOfForm })] : []),
      ...(body ? [validateBody(body, { fields: fieldErrors })] : []),
      ...(rateLimit ? [limitAttempts(rateLimit)] : []),
    ]
    return { matcher: path, methods: [method], middlewares, ...(bodyLimit && { bodyParser: { sizeLimit: bodyLimit } }) }
  })
  return [...areas, ...checks.filter(({ middlewares }) => middlewares.length)]
}
