import type { Server } from "node:http"
import { pathToFileURL } from "node:url"
import type { RequestHandler } from "express"
import type { ServerBuild } from "react-router"
import type { ViteDevServer } from "vite"
import type * as Entry from "../../app/entry.server.tsx"
import { pathLanguage } from "../../app/lib/language/addresses.ts"
import type { Language } from "../../app/lib/language/languages.ts"
import type { Settings } from "../settings.ts"
import { type App, createInProcessApp } from "./app.ts"
import { renderPool } from "./render-pool.ts"

export type Loaded = { app: App; developing?: RequestHandler }

/** Loads the output of `npm run build` into rendering threads; a production build, whatever NODE_ENV is. */
export async function loadBuilt(storefront: string, settings: Settings): Promise<Loaded> {
  const built = pathToFileURL(`${storefront}/build/web/`)
  const workerUrl = new URL("render-worker.js", built)
  const appUrl = (language: Language) => new URL(`app-${language}.js`, built).href
  const { BACKEND_URL: backendUrl, PROXY_SECRET: proxySecret } = settings
  const data = { appUrls: { en: appUrl("en"), hi: appUrl("hi") }, backendUrl, proxySecret }
  return { app: await renderPool({ workerUrl, data }) }
}

/**
 * Loads the storefront from its sources with Vite and hot reload over this server. Each language has its own Vite; all
 * but the English one start with their first request.
 */
export async function loadDeveloping(storefront: string, backendUrl: string, server: Server): Promise<Loaded> {
  process.env.NODE_ENV = "development"
  const [{ createServer }, { createRequestHandler }] = await Promise.all([import("vite"), import("react-router")])
  const startVite = async (language: Language): Promise<ViteDevServer> => {
    // for vite.config.ts and react-router.config.ts
    process.env.STOREFRONT_LANGUAGE = language
    const vite = await createServer({
      root: storefront,
      base: language === "en" ? "/" : `/${language}/`,
      cacheDir: `node_modules/.vite/${language}`,
      appType: "custom",
      server: { middlewareMode: true, hmr: { server } },
    }).finally(() => {
      process.env.STOREFRONT_LANGUAGE = "en"
    })
    let restarting: Promise<void> | undefined
    const restart = async () => {
      try {
        const next = await inTurn(() => startVite(language))
        started[language] = Promise.resolve(next)
        await vite.close()
      } catch (error) {
        vite.config.logger.error(`Not restarted: ${(error as Error).message}`)
        restarting = undefined
      }
    }
    vite.restart = () => (restarting ??= restart())
    return vite
  }
  // Two that start at once would read each other's language, and stop as they delete each other's types of routes.
  let lastStart: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(start: () => Promise<T>): Promise<T> => {
    const next = lastStart.then(start, start)
    lastStart = next
    return next
  }
  const started: Partial<Record<Language, Promise<ViteDevServer>>> = {}
  const getVite = (language: Language) => (started[language] ??= inTurn(() => startVite(language)))
  await getVite("en")

  const app = createInProcessApp(
    (fetchBackend) => async (request, language) => {
      const vite = await getVite(language)
      const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild
      ;(build.entry.module as typeof Entry).setFetchBackend(fetchBackend)
      return createRequestHandler(build, "development")(request)
    },
    backendUrl,
  )
  const developing: RequestHandler = (req, res, next) => {
    const { url } = req
    // Vite cuts its base off the address
    const done = (error?: unknown) => {
      req.url = url
      next(error)
    }
    getVite(pathLanguage(url)).then((vite) => vite.middlewares(req, res, done), next)
  }
  return { app, developing }
}
