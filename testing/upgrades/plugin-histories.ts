import { existsSync } from "node:fs"
import path from "node:path"
import { findPlugins } from "../../scripts/run/find-plugins.mjs"
import type { PluginHistory } from "../plugin-parts.ts"

/** Histories of the plugins that bring them, in their src/testing/history.ts. */
export const PLUGIN_HISTORIES: PluginHistory[] = await Promise.all(
  findPlugins()
    .map(({ folder }: { folder: string }) => path.join(folder, "src/testing/history.ts"))
    .filter(existsSync)
    .map(async (file: string) => (await import(file)).default),
)
