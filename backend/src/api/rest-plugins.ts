import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import type { Resource } from "@haat/sdk/server/back-office/resource"
import { HttpError } from "@haat/sdk/server/http-error"
import { isPluginOff, pluginsOff, refreshPluginState } from "@haat/sdk/server/plugin-state"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { PLUGINS, type Plugin, readBuilt } from "../plugins"

type Line = { method: string; path: string }
type OwnRoute = { method: string; pattern: RegExp; plugin: string }

const isLine = (value: object): value is Line => "method" in value && "path" in value
const isResource = (value: object): value is Resource => "routes" in value

/** Returns the elements of all arrays that a built file of a plugin exports. */
const listExports = (plugin: Plugin, file: string): object[] =>
  Object.values(readBuilt(plugin, file) ?? {})
    .filter(Array.isArray)
    .flat()

const listLines = (plugin: Plugin): Line[] => [
  ...listExports(plugin, "routes").filter(isLine),
  ...listExports(plugin, "back-office")
    .filter(isResource)
    .flatMap(({ routes }) => routes),
  // old calls are declared below /api
  ...listExports(plugin, "legacy-calls")
    .filter(isLine)
    .map(({ method, path }) => ({ method, path: `/api${path}` })),
]

/** Returns a pattern that matches what Express matches with a path: in any case, with a slash at the end or without. */
export const pathPattern = (path: string) =>
  new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+(\([^)]*\))?/g, "[^/]+")}/?$`, "i")

/** Lists the routes of the plugins that can be switched off. */
export const listOwnRoutes = (plugins: Plugin[]): OwnRoute[] =>
  plugins
    .filter(({ manifest }) => manifest.haat.optional)
    .flatMap((plugin) =>
      listLines(plugin).map(({ method, path }) => ({ method, pattern: pathPattern(path), plugin: plugin.name })),
    )

let known: OwnRoute[] | undefined

/** Finds the plugin that answers a request; undefined for those that cannot be switched off. */
function findOwner({ method, path }: Line): string | undefined {
  known ??= listOwnRoutes(PLUGINS)
  const sent = method === "HEAD" ? "GET" : method
  return known.find((route) => route.method === sent && route.pattern.test(path))?.plugin
}

/**
 * Middleware of every request: learns which plugins are switched off, and answers requests for routes of such a plugin
 * with 404.
 */
export async function restPlugins(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  await refreshPluginState(req.scope)
  if (!pluginsOff().length) return next()
  const owner = findOwner({ method: req.method, path: req.originalUrl.split("?", 1)[0] })
  if (owner && isPluginOff(owner)) throw new HttpError(HTTP_ERRORS.plugin_off)
  next()
}
