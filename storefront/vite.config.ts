import { fileURLToPath } from "node:url"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite"
import { findPlugins } from "../scripts/run/find-plugins.mjs"
import { SINGLE_PACKAGES } from "../scripts/run/shop-packages.mjs"
import { isLanguage } from "./app/lib/language/languages.ts"
import { appChunk, isVendorChunk } from "./chunks.ts"
import { i18n } from "./i18n-plugin.ts"
import { lightImports } from "./light-imports.ts"
import { stripActions } from "./plugin-parts/strip-actions.ts"
import { pluginParts } from "./plugin-parts/vite-plugin.ts"

const wanted = process.env.STOREFRONT_LANGUAGE
const language = isLanguage(wanted) ? wanted : "en"

/** Names of the plugins' packages; their sources are bundled, as those of this repository. */
const plugins = findPlugins().map(({ packageName }) => packageName)

const backend = process.env.BACKEND_URL ?? "http://127.0.0.1:9000"

/** While developing, Vite serves the pages and proxies the backend's prefixes, as the web tier does. */
const proxy = Object.fromEntries(
  ["/store", "/auth", "/back-office", "/static", "/hooks"].map((prefix) => [
    prefix,
    {
      target: backend,
      xfwd: true,
      headers: { "x-publishable-api-key": process.env.PUBLISHABLE_KEY ?? "pk_haat_storefront" },
    },
  ]),
)

const production = (name: string) =>
  fileURLToPath(new URL(`../production/${name}.mjs`, import.meta.resolve("react-router")))

/** Bundles React Router's production code for browsers; its package exports only the development code to bundlers. */
const productionRouter = (): Plugin => {
  const files: Record<string, string> = {
    "react-router": production("index"),
    "react-router/dom": production("dom-export"),
  }
  return {
    name: "haat:production-router",
    apply: "build",
    enforce: "pre",
    resolveId(id) {
      return this.environment.name === "client" ? files[id] : undefined
    },
  }
}

export default defineConfig({
  plugins: [
    i18n(language, plugins),
    pluginParts(),
    stripActions(),
    productionRouter(),
    lightImports(),
    tailwindcss(),
    reactRouter(),
  ],
  // contracts are read from their TypeScript source, so no plugin has to be built first
  resolve: {
    conditions: ["source", ...defaultClientConditions],
    dedupe: SINGLE_PACKAGES,
    // Medusa's client needs qs for flat queries only; the whole library would be an eighth of the first load
    alias: { qs: fileURLToPath(new URL("./app/lib/backend/query-string.ts", import.meta.url)) },
  },
  ssr: {
    // bundles only the used icons of Lucide
    noExternal: [/^@haat\//, ...plugins, "lucide-react"],
    resolve: { conditions: ["source", ...defaultServerConditions] },
  },
  environments: {
    client: {
      build: {
        // A file whose preload failed is never fetched again while the page lives, so without a connection only the
        // part itself is requested, which `lazyPart` can request under another address.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: isVendorChunk, priority: 2 },
                { name: appChunk(), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  // fonts and pictures stay files: the Content-Security-Policy allows no data: addresses for them
  build: { assetsInlineLimit: 0 },
  server: { proxy },
})
