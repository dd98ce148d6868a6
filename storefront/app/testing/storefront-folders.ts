import { existsSync } from "node:fs"
import path from "node:path"
import { findPlugins } from "../../../scripts/run/find-plugins.mjs"

/** Returns the folders of the plugins' parts of the shop. */
export const storefrontFolders = () =>
  findPlugins()
    .map(({ folder }) => path.join(folder, "storefront"))
    .filter(existsSync)
