import { existsSync } from "node:fs"
import path from "node:path"
import { findPlugins } from "../scripts/run/find-plugins.mjs"

/**
 * Loads a file of each plugin that has it, of installed ones too.
 * @param file path in the folder of a plugin, such as "src/testing/open-routes.ts"
 * @param except name of a plugin that is left out
 */
export const loadPluginModules = <Module>(file: string, except?: string): Promise<Module[]> =>
  Promise.all(
    findPlugins()
      .filter(({ name }) => name !== except)
      .map(({ folder }) => path.join(folder, file))
      .filter((one) => existsSync(one))
      .map((one) => import(/* @vite-ignore */ one)),
  )

/** Loads the default export of a file in the folder src/testing of each plugin that has it. */
export const loadTestParts = async <Part>(file: string, except?: string): Promise<Part[]> =>
  (await loadPluginModules<{ default: Part }>(`src/testing/${file}`, except)).map((module) => module.default)
