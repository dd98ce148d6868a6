import { type Resource, routesOf } from "@haat/sdk/server/back-office/resource"
import type { Route } from "@haat/sdk/server/route"
import { PLUGINS, readBuilt } from "../plugins"

/** Returns the elements of all arrays that a built file of the plugins exports, in load order. */
const listExports = (name: string): object[] =>
  PLUGINS.flatMap((plugin) => Object.values(readBuilt(plugin, name) ?? {}))
    .filter(Array.isArray)
    .flat()

const isRoute = (value: object): value is Route => "method" in value && "path" in value && "who" in value
const isResource = (value: object): value is Resource => "name" in value && "routes" in value

/** Resources of the back office, of all plugins. */
export const RESOURCES = listExports("back-office").filter(isResource)

/** Every route of the shop's own plugins but the old calls. Medusa's own are not among them. */
export const ROUTES: Route[] = [...listExports("routes").filter(isRoute), ...routesOf(RESOURCES)]
