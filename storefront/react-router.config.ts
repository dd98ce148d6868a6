import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  // one build for each language, see speak.ts
  buildDirectory: process.env.STOREFRONT_LANGUAGE === "hi" ? "build/hi" : "build",
  // a dozen routes: naming them all in the page is cheaper than asking for them one by one
  routeDiscovery: { mode: "initial" },
  // what the next major does anyway
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
