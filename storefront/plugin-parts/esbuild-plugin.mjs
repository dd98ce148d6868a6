import { fileURLToPath } from "node:url"
import { PREFIX, pluginModule } from "./modules.mjs"

const NAMESPACE = "plugin-parts"

/**
 * Resolves the modules that are made from the folders of the plugins.
 * @type {import("esbuild").Plugin}
 */
export const pluginParts = {
  name: NAMESPACE,
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${PREFIX}`) }, ({ path }) => ({ path, namespace: NAMESPACE }))
    build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
      contents: pluginModule(path.slice(PREFIX.length)),
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
    }))
  },
}
