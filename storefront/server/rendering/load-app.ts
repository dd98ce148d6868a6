import type { Server } from "node:http"
import { pathToFileURL } from "node:url"
import type { RequestHandler } from "express"
import type { ServerBuild } from "react-router"
import type * as Entry from "../../app/entry.server.tsx"
import type { Language } from "../../app/lib/language/languages.ts"
import type { Settings } from "../settings.ts"
import { type App, appInProcess } from "./app.ts"
import { renderPool } from "./render-pool.ts"

export type Loaded = { app: App; developing?: RequestHandler }

/** The storefront as `npm run build` left it, in rendering threads. It is a production build whatever NODE_ENV is. */
export async function loadBuilt(storefront: string, settings: Settings): Promise<Loaded> {
  const built = pathToFileURL(`${storefront}/build/web/`)
  const workerUrl = new URL("render-worker.js", built)
  const app = (language: Language) => new URL(`app-${language}.js`, built).href
  const { BACKEND_URL: backendUrl, PROXY_SECRET: proxySecret } = settings
  const data = { appUrls: { en: app("en"), hi: app("hi") }, backendUrl, proxySecret }
  return { app: await renderPool({ workerUrl, data }) }
}

/** The storefront from its sources by Vite, with hot reload over this server, in the language of STOREFRONT_LANGUAGE. */
export async function loadDeveloping(storefront: string, backendUrl: string, server: Server): Promise<Loaded> {
  process.env.NODE_ENV = "development"
  const [{ createServer }, { createRequestHandler }] = await Promise.all([import("vite"), import("react-router")])
  const vite = await createServer({
    root: storefront,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  })
  const app = appInProcess((fetchBackend) => {
    const handle = createRequestHandler(async () => {
      const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild
      ;(build.entry.module as typeof Entry).readBackendWith(fetchBackend)
      return build
    }, "development")
    return (request) => handle(request)
  }, backendUrl)
  return { app, developing: vite.middlewares }
}
