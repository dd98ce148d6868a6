/**
 * Decides which modules go into the two JavaScript files of every page: the vendor chunk, which changes with package
 * versions, and the app chunk, which changes with our code. Other code is loaded with the screens that need it.
 */

const VENDOR_PACKAGES =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@medusajs|fetch-event-stream)\//

/** Imported by Medusa's client in place of qs. */
const QUERY_STRING = "/lib/backend/query-string.ts"

/** Parts of React Query that few screens need. */
const RARE_QUERIES = /[iI]nfinite|[qQ]ueries/

/** Returns whether the module of this id belongs to the vendor chunk. */
export const isVendorChunk = (id: string) =>
  id.endsWith(QUERY_STRING) || (VENDOR_PACKAGES.test(id) && !RARE_QUERIES.test(id))

const APP = new URL("./app/", import.meta.url).pathname

/** The frame around the pages, and what nearly all of them show: products that can be added to the cart. */
const ON_EVERY_PAGE = [
  "root.tsx",
  "routes/shop.tsx",
  "components/page-head.tsx",
  "components/product-card.tsx",
  "components/product-grid.tsx",
  "components/use-lazy-dialog.ts",
  "features/cart/add/card-action.tsx",
  "features/catalog/product-queries.ts",
  "lib/backend/load-page.ts",
  "lib/lazy-loading/when-idle.ts",
  "lib/visit/use-discounts.ts",
]

/** Icons of several pages: a file for each would have more overhead than content. */
const SHARED_ICONS = /\/lucide-react\/.*\/icons\/chevron-(left|right)\./

/** Code of the slots, on every page where plugins fill any; a shop without parts contains none of it. */
const SLOTS = `${APP}slots/`

/** The bundler's information on the modules it has read. */
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/**
 * Makes the function that names the chunk of a module. The app chunk contains the modules in ON_EVERY_PAGE and their
 * static imports, direct and indirect.
 * @throws when a file in ON_EVERY_PAGE is missing
 */
export function appChunk() {
  let included: Set<string> | undefined
  const include = (id: string, modules: Modules, found: Set<string>) => {
    if (found.has(id) || !id.startsWith(APP)) return
    const info = modules.getModuleInfo(id)
    if (!info) throw new Error(`chunks.ts names ${id.slice(APP.length)}, which no page of the storefront imports`)
    found.add(id)
    for (const imported of info.importedIds) include(imported, modules, found)
  }
  return (id: string, modules: Modules) => {
    if (!included) {
      included = new Set()
      for (const name of ON_EVERY_PAGE) include(APP + name, modules, included)
    }
    return included.has(id) || id.startsWith(SLOTS) || SHARED_ICONS.test(id) ? "app" : null
  }
}
