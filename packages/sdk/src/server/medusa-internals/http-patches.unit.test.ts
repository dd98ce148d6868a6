import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { GracefulShutdownServer } from "@medusajs/framework/utils"
import { describe, expect, it, vi } from "vitest"
import { expressRoutes } from "./express-routes"
import { drainBeforeShutdown, type MedusaServer, onMedusaServer, prependRequestHandler } from "./medusa-server"
import { withSingleLocale } from "./one-locale"
import { loadMedusaSession, replaceSessionStore } from "./session-store"
import { medusaStoreRoutes } from "./store-routes"

const HTTP = require.resolve("@medusajs/framework/http")
const ofMedusa = createRequire(HTTP)
const file = (name: string) => path.join(path.dirname(HTTP), name)
const EXPRESS_LOADER = readFileSync(file("express-loader.js"), "utf8")

describe("the HTTP part of the installed Medusa", () => {
  it("trusts one hop without a setting, and parses cookies before any middleware of a project", () => {
    expect(EXPRESS_LOADER).toContain('app.set("trust proxy", 1)')
    expect(EXPRESS_LOADER).toContain("proxy: true,")
    expect(EXPRESS_LOADER).toContain("cookie_parser_1.default)()")
  })

  it("fails on several locales, of which the patch makes one", async () => {
    const { applyLocale } = ofMedusa(file("middlewares/apply-locale.js"))
    const query = { locale: ["hi", "en"] }
    await expect(applyLocale({ query, get: () => undefined }, {}, () => {})).rejects.toThrow()
    expect(withSingleLocale("/store/faqs?locale=hi&locale=en&x=1")).toBe("/store/faqs?x=1&locale=hi%2Cen")
  })

  it("remembers the route of every path without a bound", () => {
    const finder = readFileSync(file("routes-finder.js"), "utf8")
    expect(finder).toContain('_RoutesFinder_existingMatches, "f").set(key, result)')
    expect(finder).not.toMatch(/\.(delete|clear)\(/)
  })

  it("keeps its routes where they are read", () => {
    const app = ofMedusa("express")()
    app.get("/store/faqs", () => {})
    expect(expressRoutes(app)).toMatchObject([{ path: "/store/faqs", methods: { get: true } }])
    expect(medusaStoreRoutes()).toEqual(expect.arrayContaining(["/store/carts/:id", "/store/products"]))
  })

  it("leaves sessions to a store in memory, which hands them on", () => {
    expect(EXPRESS_LOADER).toContain("store: null,")
    const { MemoryStore } = loadMedusaSession()
    expect(Object.getOwnPropertyNames(MemoryStore.prototype)).toEqual(expect.arrayContaining(["get", "set", "destroy"]))
    const get = vi.fn()
    const nothing = () => {}
    replaceSessionStore({ get, set: nothing, destroy: nothing, touch: nothing })
    new MemoryStore().get("id" as never)
    expect(get).toHaveBeenCalledWith("id")
  })

  it("traces the check of publishable keys under the name that the patch waits for", () => {
    const { ensurePublishableApiKeyMiddleware } = ofMedusa(file("middlewares/ensure-publishable-api-key.js"))
    expect(ensurePublishableApiKeyMiddleware.name).toBe("ensurePublishableApiKeyMiddleware")
    expect(readFileSync(file("router.js"), "utf8")).toContain("traceMiddleware(ensure_publishable_api_key_1.")
  })

  it("has a server that is taken at its first request, and finishes it before it stops", async () => {
    let respond = () => {}
    const server = createServer((_req, res) => {
      respond = () => res.end("done")
    })
    // any: of Medusa's own kind, which is not exported
    GracefulShutdownServer.create(server as any)
    const closing = vi.fn()
    onMedusaServer((taken) => {
      prependRequestHandler(taken, (_req, res, next) => {
        res.setHeader("X-Before", "yes")
        next()
      })
      drainBeforeShutdown(taken, closing)
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as AddressInfo
    const begun = new Promise((resolve) => server.on("request", resolve))
    const response = fetch(`http://127.0.0.1:${port}`, { headers: { Connection: "close" } })
    await begun
    const stopped = (server as MedusaServer).shutdown?.()
    expect(closing).toHaveBeenCalled()
    respond()
    const { headers, status } = await response
    expect([status, headers.get("x-before")]).toEqual([200, "yes"])
    await stopped
  })
})
