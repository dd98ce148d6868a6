import type { MedusaContainer } from "@medusajs/framework/types"
import { SETTINGS_STORE } from "./settings"

/** Facts of a plugin, as `scripts/run/describe-plugin.mjs` reads it from its folder; routes by audience. */
export type PluginFacts = {
  name: string
  version: string
  after: string[]
  is_optional: boolean
  is_package: boolean
  routes: Record<string, string[]>
  tables: string[]
  permissions: string[]
  hooks: string[]
  mails: string[]
  jobs: string[]
  subscribers: string[]
  pages: string[]
  slots: string[]
  admin_slots: string[]
  settings: string[]
}

/** A plugin of the shop; `folder` is absolute, and `isOptional` says that no other plugin uses it. */
export type ShopPlugin = { name: string; packageName: string; folder: string; isOptional: boolean }

/** Part of the module with the key SETTINGS_STORE that knows which plugins are switched off. */
export type PluginStateStore = { readPluginsOff(): Promise<string[]> }

/** Age after which the names are read again. With the second that pages are cached, a switch counts within two. */
const MAX_AGE_MS = 500

let plugins: readonly ShopPlugin[] = []
let describe: () => Promise<PluginFacts[]> = async () => []
let off: ReadonlySet<string> = new Set()
let readAt = Number.NEGATIVE_INFINITY
let reading: Promise<void> | undefined

/** Says which plugins this shop has; the backend does so when it reads its configuration, in every process. */
export function setPlugins(all: readonly ShopPlugin[], describeAll: () => Promise<PluginFacts[]>): void {
  plugins = all
  describe = describeAll
}

export const allPlugins = (): readonly ShopPlugin[] => plugins

export const findPlugin = (name: string): ShopPlugin | undefined => plugins.find((plugin) => plugin.name === name)

/** Describes what each plugin brings, in load order. */
export const describePlugins = (): Promise<PluginFacts[]> => describe()

/** Finds the plugin that a file belongs to, which may be reached through a link in node_modules. */
export const findPluginOfFile = (file: string): ShopPlugin | undefined =>
  plugins.find(({ folder, packageName }) => file.startsWith(`${folder}/`) || file.includes(`/${packageName}/.medusa/`))

/**
 * Tells whether a plugin is switched off, as this process knew it at the beginning of the current request, job or
 * event. Names of no plugin count as on.
 */
export const isPluginOff = (name: string): boolean => off.has(name)

/** Lists the plugins that are switched off, as `isPluginOff` knows them. */
export const pluginsOff = (): string[] => [...off].sort()

/** Tells whether a plugin is switched on, at most half a second ago. */
export async function isPluginOn(container: MedusaContainer, name: string): Promise<boolean> {
  await refreshPluginState(container)
  return !off.has(name)
}

/**
 * Reads which plugins are switched off, when the last read is half a second ago or more. Every request, job and
 * subscriber begins with it. What was known stays when the database does not answer.
 */
export async function refreshPluginState(container: MedusaContainer): Promise<void> {
  if (performance.now() - readAt < MAX_AGE_MS) return
  reading ??= read(container).finally(() => {
    reading = undefined
  })
  await reading
}

async function read(container: MedusaContainer) {
  const startedAt = performance.now()
  const store = container.resolve<PluginStateStore | undefined>(SETTINGS_STORE, { allowUnregistered: true })
  if (!store) return
  // the request that needs the database next is answered that it is away
  const names = await store.readPluginsOff().catch(() => undefined)
  if (names) off = new Set(names)
  readAt = startedAt
}

/** Makes the next request, job or event read the state again; called after a change in this process. */
export function resetPluginState(): void {
  readAt = Number.NEGATIVE_INFINITY
}
