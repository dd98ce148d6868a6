import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig } from "vite"

const shop = process.env.SHOP_URL ?? "http://localhost:9000"

export default defineConfig({
  base: "/admin/",
  plugins: [react()],
  // The plugins' contracts are read from their TypeScript, so nothing has to be built first.
  resolve: { conditions: ["source", ...defaultClientConditions] },
  // In development these go where the web tier would send them.
  server: { host: "127.0.0.1", proxy: Object.fromEntries(["/back-office", "/auth", "/static"].map((p) => [p, shop])) },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
