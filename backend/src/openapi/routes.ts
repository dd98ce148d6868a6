import { existsSync } from "node:fs"
import path from "node:path"
import { type Resource, routesOf } from "@haat/sdk/server/back-office/resource"
import type { Route } from "@haat/sdk/server/route"
import { PLUGINS } from "../plugins"

/** Returns the elements of all arrays that the built file of a plugin exports; none when it has no such file. */
function readExports(folder: string, name: string): object[] {
  const file = path.join(folder, ".medusa/server/src", `${name}.js`)
  return existsSync(file) ? Object.values(require(file)).filter(Array.isArray).flat() : []
}

const isRoute = (value: object): value is Route => "method" in value && "path" in value && "who" in value
const isResource = (value: object): value is Resource => "name" in value && "routes" in value

/** Resources of the back office, of all plugins. */
export const RESOURCES = PLUGINS.flatMap(({ folder }) => readExports(folder, "back-office")).filter(isResource)

/** Every route of the shop's own plugins but the old calls. Medusa's own are not among them. */
export const ROUTES: Route[] = [
  ...PLUGINS.flatMap(({ folder }) => readExports(folder, "routes")).filter(isRoute),
  ...routesOf(RESOURCES),
]
