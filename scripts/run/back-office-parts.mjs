import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { findPlugins } from "./find-plugins.mjs"
import { ROOT } from "./root.mjs"

const ADMIN = path.join(ROOT, "admin/src")
const SLOTS = path.join(ADMIN, "slots/slots.ts")
const COLUMNS = "list.columns:"
const TABLE_IMPORT = /components\/(Table|DialogResource)"/
const TABLE_ELEMENT = /<(Table|DialogResource)\b/

/**
 * @typedef {{ name: string, plugin?: string, folder: string }} Module a resource; the shop's own has no plugin
 * @typedef {{ slot: string, order: number, plugin: string, file: string }} Fill
 * @typedef {{ name: string, folder: string }} Plugin
 */

/**
 * Finds what plugins bring to the back office in their folders `admin/`: resources, messages and fills of slots.
 * @param {{ plugins?: Plugin[], core?: string, slots?: string[] }} shop by default this shop's plugins, resources and
 *   slots
 * @throws with one sentence for each mistake
 */
export function findBackOfficeParts({ plugins = findPlugins(), core = ADMIN, slots = readSlotNames() } = {}) {
  const parts = plugins
    .map(({ name, folder }) => ({ plugin: name, folder: path.join(folder, "admin") }))
    .filter(({ folder }) => existsSync(folder))
  const modules = parts.flatMap(({ plugin, folder }) =>
    listFolders(folder)
      .filter((name) => name !== "slots")
      .map((name) => ({ name, plugin, folder: path.join(folder, name) })),
  )
  const coreModules = listFolders(core)
    .map((name) => ({ name, plugin: undefined, folder: path.join(core, name) }))
    .filter(({ folder }) => existsSync(path.join(folder, "index.ts")))
  const fills = parts.flatMap(findFills)
  const mistakes = [
    ...parts.flatMap(findStrayFiles),
    ...modules.flatMap(findMissingFiles),
    ...findSharedNames([...coreModules, ...modules]),
    ...fills.flatMap((fill) => fill.mistake ?? findUnknownSlot(fill, slots, [...coreModules, ...modules])),
    ...findSharedOrders(fills),
  ]
  if (mistakes.length) throw new Error(mistakes.join("\n"))
  return {
    modules,
    /** Folders with messages of a whole plugin. */
    plugins: parts.filter(({ folder }) => existsSync(path.join(folder, "messages.ts"))),
    fills: fills.sort((a, b) => a.order - b.order),
  }
}

/** Reads the names of slots from the type that declares what each receives. */
export const readSlotNames = () =>
  [...readFileSync(SLOTS, "utf8").matchAll(/^ {2}"([a-z.]+)":/gm)].map(([, name]) => name)

const relative = (file) => path.relative(ROOT, file)

const listFolders = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

const listFiles = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map(({ name }) => path.join(folder, name))
    : []

const findStrayFiles = ({ folder }) => [
  ...listFiles(folder)
    .filter((file) => !/\/messages(\.hi)?\.ts$/.test(file))
    .map((file) => `${relative(file)} belongs into the folder of a resource or into slots/: nothing reads it here`),
  ...findUntranslated(folder),
]

const findMissingFiles = ({ folder }) => [
  ...(existsSync(path.join(folder, "index.ts")) ? [] : [`${relative(folder)}/ has no index.ts with a ResourceModule`]),
  ...findUntranslated(folder),
]

const findUntranslated = (folder) => {
  const [english, hindi] = ["messages.ts", "messages.hi.ts"].map((name) => existsSync(path.join(folder, name)))
  if (english === hindi) return []
  return [`${relative(folder)}/ has ${english ? "no messages.hi.ts" : "no messages.ts"}: words exist in both languages`]
}

/** Finds resources that two folders claim. @param {Module[]} modules */
const findSharedNames = (modules) =>
  findPairs(modules, ({ name }) => name).map(
    ([first, second]) =>
      `${relative(first.folder)}/ and ${relative(second.folder)}/ both bring a resource "${first.name}"`,
  )

/** Finds fills of different plugins with one place in one slot. @param {Fill[]} fills */
const findSharedOrders = (fills) =>
  findPairs(
    fills.filter(({ order }) => order !== undefined),
    ({ slot, order }) => `${slot} ${order}`,
  ).map(
    ([first, second]) =>
      `${relative(first.file)} and ${relative(second.file)} both have the order ${first.order} in the slot ` +
      `"${first.slot}": give one another number`,
  )

function findPairs(items, keyOf) {
  const known = new Map()
  return items.flatMap((item) => {
    const first = known.get(keyOf(item))
    if (first) return [[first, item]]
    known.set(keyOf(item), item)
    return []
  })
}

/** Reads the fills of a plugin; their slot and order stand in the source as literals. */
const findFills = ({ plugin, folder }) =>
  listFiles(path.join(folder, "slots")).map((file) => {
    const slot = path.basename(file, ".tsx").replace(/^list\.columns\./, COLUMNS)
    const [, declared, order] =
      /^export default defineSlot\(\s*"([^"]+)",\s*\{\s*order:\s*(-?[\d_]+)/m.exec(readFileSync(file, "utf8")) ?? []
    if (file.endsWith(".tsx") && declared === slot)
      return { slot, plugin, file, order: Number(order.replaceAll("_", "")) }
    const mistake = `${relative(file)} must have export default defineSlot("${slot}", { order: 10, component })`
    return { slot, plugin, file, mistake: file.endsWith(".tsx") ? mistake : `${relative(file)} is no .tsx file` }
  })

function findUnknownSlot({ slot, file }, slots, modules) {
  if (slots.includes(slot)) return []
  if (!slot.startsWith(COLUMNS))
    return [`${relative(file)}: there is no slot "${slot}", only ${slots.join(", ")} and ${COLUMNS}<resource>`]
  const resource = slot.slice(COLUMNS.length)
  const module = modules.find(({ name }) => name === resource)
  if (!module) return [`${relative(file)}: there is no resource "${resource}"`]
  return hasTable(module) ? [] : [`${relative(file)}: the list of ${resource} is no table, so it has no columns`]
}

/** Returns whether a resource's screens have a table to which columns can be added. */
const hasTable = ({ folder }) =>
  listFiles(folder)
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(file, "utf8"))
    .some((text) => TABLE_IMPORT.test(text) || (text.includes('"@haat/sdk/admin"') && TABLE_ELEMENT.test(text)))
