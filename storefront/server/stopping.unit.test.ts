import { once } from "node:events"
import { Agent, request } from "node:http"
import { describe, expect, it } from "vitest"
import { smallShop } from "./testing/small-shop.ts"

describe("a stopping web tier", () => {
  it("finishes running requests and accepts no new connections", async () => {
    let onRequest = () => {}
    const begun = new Promise<void>((resolve) => {
      onRequest = resolve
    })
    let finish = () => {}
    const shop = await smallShop((_req, res) => {
      finish = () => res.end("done")
      onRequest()
    })
    const response = shop.get("/store/cart")
    await begun
    const stopped = shop.stop()
    await expect(shop.get("/store/cart")).rejects.toThrow("ECONNREFUSED")
    finish()
    expect((await response).body).toBe("done")
    await stopped
    await shop.closeBackend()
  })

  it("answers requests on open connections, closes them afterwards, and breaks none", async () => {
    const shop = await smallShop((req, res) => req.resume().on("end", () => res.end("{}")), { idleGraceMs: 1_000 })
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    const ask = (method: string) =>
      new Promise<{ status?: number; connection?: string; reused: boolean }>((resolve, reject) => {
        const req = request({ host: "127.0.0.1", port: shop.port, method, path: "/store/cart", agent }, (res) => {
          const { reusedSocket: reused } = req
          res
            .resume()
            .once("end", () => resolve({ status: res.statusCode, connection: res.headers.connection, reused }))
        })
        req.once("error", reject)
        req.end(method === "POST" ? "{}" : undefined)
      })
    const before = await Promise.all(Array.from({ length: 16 }, () => ask("POST")))
    expect(before.every(({ connection }) => connection === "keep-alive")).toBe(true)
    const stopped = shop.stop()
    const after = await Promise.all(Array.from({ length: 16 }, (_, nth) => ask(nth % 2 ? "POST" : "GET")))
    expect(after).toEqual(Array(16).fill({ status: 200, connection: "close", reused: true }))
    await stopped
    agent.destroy()
    await shop.closeBackend()
  })

  it("closes idle connections after a grace period, and ends", async () => {
    const shop = await smallShop((_req, res) => res.end("{}"), { idleGraceMs: 200 })
    const agent = new Agent({ keepAlive: true })
    const req = request({ host: "127.0.0.1", port: shop.port, path: "/store/cart", agent }, (res) => res.resume()).end()
    const [socket] = await once(agent, "free", { signal: AbortSignal.timeout(20_000) })
    const closed = once(socket, "close")
    await shop.stop()
    await closed
    expect(req.reusedSocket).toBe(false)
    agent.destroy()
    await shop.closeBackend()
  })
})
