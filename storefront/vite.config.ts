import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite"
import { isLanguage } from "./app/lib/languages.ts"
import { isEngine, isKit } from "./first-load.ts"
import { productionRouter } from "./production-router.ts"
import { speak } from "./speak.ts"

const wanted = process.env.STOREFRONT_LANGUAGE
const language = isLanguage(wanted) ? wanted : "en"

const backend = process.env.BACKEND_URL ?? "http://127.0.0.1:9000"

/** While developing, vite stands where the web tier stands: the backend's prefixes go to the backend. */
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

export default defineConfig({
  plugins: [speak(language), productionRouter(), tailwindcss(), reactRouter()],
  // contracts are read from their TypeScript source, so no plugin has to be built first
  resolve: {
    conditions: ["source", ...defaultClientConditions],
    alias: {
      "~": new URL("./app", import.meta.url).pathname,
      // the SDK asks qs for flat query strings only; the whole library would be a tenth of the first load
      qs: new URL("./app/lib/query-string.ts", import.meta.url).pathname,
    },
  },
  ssr: {
    noExternal: [/^@haat\//, "lucide-react"],
    resolve: { conditions: ["source", ...defaultServerConditions] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // of Lucide we take the drawings and leave its components
          treeshake: { manualPureFunctions: ["createLucideIcon"] },
          output: {
            codeSplitting: {
              groups: [
                { name: "engine", test: isEngine, priority: 2 },
                { name: "kit", test: isKit, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  // fonts and pictures stay files: the Content-Security-Policy lets none come out of a data: address
  build: { assetsInlineLimit: 0 },
  server: { proxy },
})
