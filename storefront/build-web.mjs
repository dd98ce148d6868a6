import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"
import { pluginParts } from "./plugin-parts/esbuild-plugin.mjs"

/**
 * Builds the web tier into build/web: `server.js`, the process, and `render-worker.js`, its rendering threads, whose
 * packages are not bundled; and for each language that React Router has built a file such as `app-en.js`, the
 * storefront with all packages it renders with. That file loads in a fifth of the time and contains React Router's
 * production code, which Node on its own would not resolve to. `--server-only` leaves these out.
 */

const file = (path) => fileURLToPath(new URL(path, import.meta.url))
const production = (name) => fileURLToPath(new URL(`../production/${name}.mjs`, import.meta.resolve("react-router")))
const common = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
  plugins: [pluginParts],
}

await build({
  ...common,
  entryPoints: { server: file("server.ts"), "render-worker": file("server/rendering/render-worker.ts") },
  packages: "external",
  outdir: file("build/web"),
})

if (!process.argv.includes("--server-only")) {
  const entry = (folder) => `
    import { createRequestHandler } from "react-router"
    import * as build from "./${folder}/server/index.js"
    import { pageRoutes } from "./server/rendering/page-route.ts"
    export const handle = createRequestHandler(build, "production")
    export const { setFetchBackend } = build.entry.module
    export const routeOf = pageRoutes(build.routes)`
  const inLanguage = (language, folder) =>
    build({
      ...common,
      stdin: { contents: entry(folder), resolveDir: file(".") },
      define: { "process.env.NODE_ENV": '"production"' },
      alias: {
        "react-router/dom": production("dom-export"),
        "react-router": production("index"),
        // in the module that Node would resolve to, every name is read through two getters
        "react-router-dom": fileURLToPath(new URL("index.mjs", import.meta.resolve("react-router-dom"))),
      },
      banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
      outfile: file(`build/web/app-${language}.js`),
    })
  const folders = { en: "build", hi: "build/hi" }
  const built = Object.entries(folders).filter(([, folder]) => existsSync(file(`${folder}/server/index.js`)))
  await Promise.all(built.map(([language, folder]) => inLanguage(language, folder)))
}
