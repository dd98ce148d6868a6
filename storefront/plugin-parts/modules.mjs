import { fileURLToPath } from "node:url"
import { findPluginFiles } from "./files.mjs"
import { routePath } from "./route-path.mjs"
import { readSlots, slotNames, slotOf } from "./slots.mjs"

/** Begins the names of the modules that are made from the folders of the plugins. */
export const PREFIX = "virtual:haat/"
const SLOTS = "slots/"
const MAKE_SLOT = fileURLToPath(new URL("../app/slots/make-slot.tsx", import.meta.url))

const quote = (text) => JSON.stringify(text)

/** Returns the source of a slot's module: null without files of plugins, so that the shop contains nothing of it. */
function slotModule(slot, files) {
  if (!files.length) return "export default null"
  const imports = files.map(({ file }, i) => `import fill${i} from ${quote(file)}`)
  const fills = files.map(({ plugin, name }, i) => {
    const fileName = name === slot ? "" : ` fileName: ${quote(name)},`
    return `{ plugin: ${quote(plugin)},${fileName} fill: fill${i} }`
  })
  return `import { makeSlot } from ${quote(MAKE_SLOT)}
${imports.join("\n")}
export default makeSlot(${quote(slot)}, [${fills.join(", ")}])`
}

/** Returns the source of a module that joins the lists which these files export. */
function listModule(files) {
  const imports = files.map((file, i) => `import list${i} from ${quote(file)}`)
  return `${imports.join("\n")}\nexport default [${files.map((_, i) => `...list${i}`).join(", ")}]`
}

/** Returns the source of a module with the links of all plugins, each with the name of its plugin. */
function navModule(plugins) {
  const withNav = plugins.filter(({ nav }) => nav)
  const imports = withNav.map(({ nav }, i) => `import list${i} from ${quote(nav)}`)
  const lists = withNav.map(({ name }, i) => `...list${i}.map((entry) => ({ ...entry, plugin: ${quote(name)} }))`)
  return `${imports.join("\n")}\nexport default [${lists.join(", ")}]`
}

const pagesModule = (plugins) => {
  const pages = plugins.flatMap(({ name, routes }) =>
    routes.map((file) => ({ plugin: name, pattern: routePath(file) })),
  )
  return `export default ${JSON.stringify(pages)}`
}

/** Returns the source of a module with a list of these modules. */
function modulesModule(files) {
  const imports = files.map((file, i) => `import * as module${i} from ${quote(file)}`)
  return `${imports.join("\n")}\nexport default [${files.map((_, i) => `module${i}`).join(", ")}]`
}

/**
 * Returns the source of a module below `virtual:haat/`.
 * @param {string} name "nav", "pages", "shared-reads", "errors" or "slots/" and a slot
 */
export function pluginModule(name, plugins = findPluginFiles()) {
  if (name === "nav") return navModule(plugins)
  if (name === "pages") return pagesModule(plugins)
  if (name === "shared-reads") return listModule(plugins.flatMap(({ sharedReads }) => sharedReads ?? []))
  if (name === "errors") return modulesModule(plugins.flatMap(({ errors }) => errors))
  const slot = name.slice(SLOTS.length)
  const files = name.startsWith(SLOTS) ? readSlots(plugins)[slot] : undefined
  if (!files) throw new Error(`The storefront has no module ${PREFIX}${name}`)
  return slotModule(slot, files)
}

/**
 * Returns the name of the module that a file of a plugin is part of; undefined for other files.
 * @param {string} file
 */
export function moduleName(file) {
  if (/\/src\/(?:[\w-]+-)?errors(?:\.hi)?\.ts$/.test(file)) return "errors"
  const [, slot, list] = /\/storefront\/(?:slots\/([\w.-]+)\.tsx|(nav|shared-reads)\.ts)$/.exec(file) ?? []
  return slot ? SLOTS + (slotOf(slot, slotNames()) ?? slot) : list
}
