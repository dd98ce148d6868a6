import type { Config } from "@react-router/dev/config"

const isHindi = process.env.STOREFRONT_LANGUAGE === "hi"

export default {
  ssr: true,
  // one build for each language, see i18n-plugin.ts
  buildDirectory: isHindi ? "build/hi" : "build",
  basename: isHindi ? "/hi" : "/",
  // a dozen routes: listing them all in the page is cheaper than a request for each
  routeDiscovery: { mode: "initial" },
  // defaults of the next major version
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
