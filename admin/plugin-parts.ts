import { watch } from "node:fs"
import path from "node:path"
import type { Plugin } from "vite"
import { findBackOfficeParts, readSlotNames } from "../scripts/run/back-office-parts.mjs"
import { ROOT } from "../scripts/run/root.mjs"

type Parts = ReturnType<typeof findBackOfficeParts>
type Files = [key: string, file: string][]

/** An editor writes a file in several steps. */
const PAUSE_MS = 100
const COLUMNS = "list.columns:"
const quote = (text: string) => JSON.stringify(text)
const toObject = (entries: string[]) => `{${entries.join(",\n")}}`

/** Returns code that imports files, and the entries of an object that holds them by key. */
const importFiles = (files: Files, prefix = "file") => ({
  imports: files.map(([, file], at) => `import * as ${prefix}${at} from ${quote(file)}`).join("\n"),
  entries: files.map(([key], at) => `${quote(key)}: ${prefix}${at}`),
})

const writeResources = ({ modules }: Parts) => {
  const { imports, entries } = importFiles(modules.map(({ folder }) => [`${folder}/index.ts`, `${folder}/index.ts`]))
  const owners = modules.map(({ folder, plugin }) => `${quote(`${folder}/index.ts`)}: ${quote(plugin ?? "")}`)
  return `${imports}\nexport const owners = ${toObject(owners)}\nexport default ${toObject(entries)}`
}

const writeMessages = ({ modules, plugins }: Parts, file: string) => {
  const resources = importFiles(modules.map(({ folder }) => [`${folder}/${file}`, `${folder}/${file}`]))
  const ofPlugins = importFiles(
    plugins.map(({ plugin, folder }) => [plugin, `${folder}/${file}`]),
    "plugin",
  )
  return [
    resources.imports,
    ofPlugins.imports,
    `export const resources = ${toObject(resources.entries)}`,
    `export const plugins = ${toObject(ofPlugins.entries.map((entry) => `${entry}.messages`))}`,
  ].join("\n")
}

/** Returns "OverviewCards" for "overview.cards". */
const componentName = (slot: string) => slot.replace(/(^|\.)([a-z])/g, (_, _dot, letter) => letter.toUpperCase())

/** Writes the component of each slot; that of an empty one is nothing, so that it leaves no byte in a chunk. */
const writeSlots = ({ fills }: Parts) => {
  const writeFills = (slot: string) =>
    fills
      .filter((fill) => fill.slot === slot)
      .map(({ plugin, file }) => `{ plugin: ${quote(plugin)}, load: () => import(${quote(file)}) }`)
  const slots = readSlotNames().map((slot) => {
    const filled = writeFills(slot)
    const component = filled.length ? `/*#__PURE__*/ fillSlot(${quote(slot)}, [${filled}])` : "() => null"
    return `export const ${componentName(slot)} = ${component}`
  })
  const lists = [...new Set(fills.map(({ slot }) => slot).filter((slot) => slot.startsWith(COLUMNS)))]
  const columns = lists.map(
    (slot) => `${quote(slot.slice(COLUMNS.length))}: fillColumns(${quote(slot)}, [${writeFills(slot)}])`,
  )
  const folder = path.join(ROOT, "admin/src/slots")
  return [
    ...(fills.length ? [`import { fillSlot } from ${quote(`${folder}/fill-slot.tsx`)}`] : []),
    ...(lists.length ? [`import { fillColumns } from ${quote(`${folder}/fill-columns.tsx`)}`] : []),
    ...slots,
    `export const COLUMNS = ${toObject(columns)}`,
  ].join("\n")
}

/** Writers of the modules that `src/plugin-parts.d.ts` declares. */
const WRITERS: Record<string, (parts: Parts) => string> = {
  "virtual:plugin-resources": writeResources,
  "virtual:plugin-messages": (parts) => writeMessages(parts, "messages.ts"),
  "virtual:plugin-messages.hi": (parts) => writeMessages(parts, "messages.hi.ts"),
  "virtual:slots": writeSlots,
}

/**
 * Composes the back office of what the folders `admin/` of the plugins hold. A mistake in one stops the build; in
 * development a new folder or fill shows at once.
 */
export const pluginParts = (): Plugin => ({
  name: "plugin-parts",
  buildStart: () => void findBackOfficeParts(),
  resolveId: (id) => (id in WRITERS ? `\0${id}` : undefined),
  load: (id) => WRITERS[id.slice(1)]?.(findBackOfficeParts()),
  configureServer(server) {
    // Tests have none, and would wait for the watcher.
    if (!server.httpServer) return
    const written = new Map<string, string>()
    const reloadChanged = () => {
      for (const [id, write] of Object.entries(WRITERS)) {
        const module = server.moduleGraph.getModuleById(`\0${id}`)
        const code = module && tryTo(() => write(findBackOfficeParts()))
        if (module && code !== written.get(id)) server.reloadModule(module)
        if (code) written.set(id, code)
      }
    }
    let pause: NodeJS.Timeout
    const watcher = watch(path.join(ROOT, "plugins"), { recursive: true }, () => {
      clearTimeout(pause)
      pause = setTimeout(reloadChanged, PAUSE_MS)
    })
    server.httpServer.on("close", () => watcher.close())
  },
})

/** Returns nothing for parts with a mistake: loading them shows the sentence. */
const tryTo = (write: () => string) => {
  try {
    return write()
  } catch {
    return ""
  }
}
