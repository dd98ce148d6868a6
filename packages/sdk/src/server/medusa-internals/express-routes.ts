/**
 * Written for Medusa 2.21.2.
 * Reason: Which routes an application has is known to its Express router alone, which Medusa reads in the same way.
 * Upstream: none reported.
 */

/** A layer of Express' router; only those of routes have a route. */
type Layer = { regexp: RegExp; route?: ExpressRoute }
type ExpressRoute = { path: unknown; methods: Record<string, boolean> }

/** Lists the layers of an Express application in the order in which requests pass them. */
export const layersOf = (app: object | undefined): Layer[] =>
  (app as { _router?: { stack: Layer[] } } | undefined)?._router?.stack ?? []

/** Lists the routes of an Express application, each with its path and its methods in lower case. */
export const expressRoutes = (app: object): ExpressRoute[] =>
  layersOf(app).flatMap(({ route }) => (route ? [route] : []))
