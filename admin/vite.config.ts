import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig } from "vite"
import { SINGLE_PACKAGES } from "../scripts/run/shop-packages.mjs"
import { homeSectionsModule } from "../storefront/plugin-parts/home-sections.mjs"
import { pluginParts } from "./plugin-parts.ts"

const shop = process.env.SHOP_URL ?? "http://localhost:9000"

export default defineConfig({
  base: "/admin/",
  plugins: [react(), pluginParts(), homeSectionsModule()],
  // The plugins' contracts are read from their TypeScript, so nothing has to be built first.
  resolve: { conditions: ["source", ...defaultClientConditions], dedupe: SINGLE_PACKAGES },
  // In development these go where the web tier would send them.
  server: { host: "127.0.0.1", proxy: Object.fromEntries(["/back-office", "/auth", "/static"].map((p) => [p, shop])) },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_100,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Otherwise what any two screens share is a file of its own, and a screen takes some ninety requests more.
          groups: [
            { name: "frame", tags: ["$initial"], priority: 2 },
            { name: "screens", minShareCount: 10, priority: 1 },
          ],
        },
      },
    },
  },
})
