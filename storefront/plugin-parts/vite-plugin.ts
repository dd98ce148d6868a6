import { existsSync, realpathSync } from "node:fs"
import path from "node:path"
import type { Plugin, ViteDevServer } from "vite"
import { findPluginFiles, type StorefrontPlugin } from "./files.mjs"
import { moduleName, PREFIX, pluginModule } from "./modules.mjs"
import { readSlots } from "./slots.mjs"

/** Marks an id as that of a module without a file, as other Vite plugins expect. */
const RESOLVED = `\0${PREFIX}`

const PLUGIN_PAGE = path.join(import.meta.dirname, "../app/slots/plugin-page.ts")
const PAGE_FILE = /\/storefront\/routes\/[^/?]+\.tsx(\?|$)/
const LOADER = /\bexport\s+(?:const|(?:async\s+)?function)\s+loader\b|\bexport\s*\{[^}]*\bloader\b/

/** Gives a plugin's page without a loader that of the shop, which answers 404 while the plugin is switched off. */
function addLoader(code: string, id: string) {
  if (!PAGE_FILE.test(id) || LOADER.test(code)) return
  return { code: `${code}\nexport { loader } from ${JSON.stringify(PLUGIN_PAGE)}\n`, map: null }
}

/** Matches the stylesheet of all pages, not the module with its address. */
const STYLESHEET = /\/storefront\/app\/app\.css(?:\?(?!url)|$)/

/**
 * Composes what plugins bring to the storefront: a module for each slot, and one with their links. What is wrong in a
 * plugin's folder stops the build.
 */
export const pluginParts = ({ find = findPluginFiles } = {}): Plugin => ({
  name: "haat:plugin-parts",
  // before Tailwind reads the stylesheet
  enforce: "pre",
  buildStart: () => void readSlots(find()),
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith(RESOLVED) ? pluginModule(id.slice(RESOLVED.length), find()) : undefined),
  transform: (code, id) =>
    STYLESHEET.test(id) ? { code: code + listClassSources(find()), map: null } : addLoader(code, id),
  configureServer: watchParts,
})

/** Lets Tailwind look for classes in the plugins' parts, also in packages. @returns lines of a stylesheet */
const listClassSources = (plugins: StorefrontPlugin[]) =>
  plugins
    .filter(({ folder }) => existsSync(folder))
    .map(({ folder }) => `\n@source "${realpathSync(folder)}/**/*.{ts,tsx}";`)
    .join("")

/** Shows new and removed parts in the pages that are open. A new page restarts Vite's server. */
function watchParts(server: ViteDevServer) {
  const folder = path.join(import.meta.dirname, "../../plugins")
  server.watcher.add(folder)
  const update = (file: string) => {
    if (!file.startsWith(folder)) return
    if (/\/storefront\/routes\/[^/]+\.tsx$/.test(file)) return void server.restart()
    const name = moduleName(file)
    if (!name) return
    for (const environment of Object.values(server.environments)) {
      const module = environment.moduleGraph.getModuleById(RESOLVED + name)
      if (module) void environment.reloadModule(module)
    }
  }
  server.watcher.on("add", update).on("unlink", update)
}
