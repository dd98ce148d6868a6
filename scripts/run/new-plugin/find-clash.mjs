import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { findPlugins } from "../find-plugins.mjs"
import { ROOT } from "../root.mjs"
import { packageName, readObjects } from "../sql-objects.mjs"
import { isProduction, readSources } from "../sql-rule.mjs"

const MEDUSA = path.join(ROOT, "node_modules/@medusajs")

/** Reads the migrations of Medusa's own modules. */
const readMedusaMigrations = () =>
  readdirSync(MEDUSA).flatMap((name) => {
    const folder = path.join(MEDUSA, name, "dist/migrations")
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .filter((file) => file.endsWith(".js"))
      .map((file) => readFileSync(path.join(folder, file), "utf8"))
  })

/** Finds the plugin whose sources match, by the name of its folder. */
const findOwner = (sources, pattern) => {
  const found = Object.entries(sources).find(([file, text]) => isProduction(file) && pattern.test(text))
  return found && packageName(found[0])
}

/**
 * Finds what else in the shop has one of the names already.
 * @param {Record<string, string>} names of `deriveNames` @param {string[]} parts
 * @returns {string | undefined} a sentence
 */
export function findClash({ name, table, resource }, parts, sources = readSources()) {
  const same = findPlugins().find((plugin) => plugin.name === name)?.folder ?? path.join(ROOT, "plugins", name)
  if (existsSync(same)) return `There is a plugin ${name} already: ${path.relative(ROOT, same)}/.`
  if (existsSync(path.join(MEDUSA, name))) return `The module ${name} belongs to Medusa already. Choose another name.`
  const tableOwner =
    readObjects(sources).find((object) => object.name === table)?.owner ??
    (readMedusaMigrations().some((text) => new RegExp(`create table if not exists "${table}"`, "i").test(text))
      ? "Medusa"
      : undefined)
  if (tableOwner) return `The table ${table} belongs to ${tableOwner} already. Choose another name.`
  const routeOwner =
    findOwner(sources, new RegExp(`"(GET|POST|PUT|PATCH|DELETE) /store/${name}[/"]`)) ??
    (existsSync(path.join(MEDUSA, "medusa/dist/api/store", name)) ? "Medusa" : undefined)
  if (routeOwner) return `The route /store/${name} belongs to ${routeOwner} already. Choose another name.`
  const resourceOwner =
    findOwner(sources, new RegExp(`"(GET|POST|PUT|PATCH|DELETE) /back-office/${resource}[/"]`)) ??
    (existsSync(path.join(ROOT, "admin/src", resource)) ? "the back office" : undefined)
  if (resourceOwner) return `The resource ${resource} belongs to ${resourceOwner} already. Choose another name.`
  const permissionOwner = findOwner(sources, new RegExp(`"${name}\\.\\w+": [A-Z]`))
  if (permissionOwner) return `The permission ${name}.read belongs to ${permissionOwner} already. Choose another name.`
  const routes = readFileSync(path.join(ROOT, "storefront/app/routes.ts"), "utf8")
  if (parts.includes("screen") && new RegExp(`"/?${name}"`).test(routes))
    return `The page /${name} belongs to the storefront already. Choose another name.`
}
