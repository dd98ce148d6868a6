import path from "node:path"
import { type RouteConfigEntry, route } from "@react-router/dev/routes"
import { findPluginFiles, type StorefrontPlugin } from "./files.mjs"
import { routePath } from "./route-path.mjs"

const APP = path.join(import.meta.dirname, "../app")

/**
 * Returns the routes of the plugins.
 * @param own routes of the shop
 * @throws an Error that names two plugins with one address, or a plugin with an address of the shop
 */
export function pluginRoutes(own: RouteConfigEntry[], plugins: StorefrontPlugin[] = findPluginFiles()) {
  const owners = new Map(flatten(own).map(({ path = "" }) => [comparable(path), "the shop"]))
  return plugins.flatMap(({ name, routes }) =>
    routes.map((file) => {
      const address = routePath(file)
      const owner = owners.get(comparable(address))
      if (owner) throw new Error(`The plugin ${name} and ${owner} both have the page /${address}. Rename ${file}.`)
      owners.set(comparable(address), `the plugin ${name}`)
      return route(address, path.relative(APP, file), { id: `plugins/${name}/${path.basename(file, ".tsx")}` })
    }),
  )
}

/** Parameters match whatever their names, and addresses whatever their case. */
const comparable = (address: string) => address.replace(/:\w+/g, ":").toLowerCase()

const flatten = (routes: RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.flatMap((one) => [one, ...flatten(one.children ?? [])])
