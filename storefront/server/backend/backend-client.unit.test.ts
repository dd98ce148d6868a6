import { once } from "node:events"
import { createServer, get } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, it } from "vitest"
import { backendClient } from "./backend-client.ts"
import { connectionPool } from "./connection-pools.ts"

const LIMITS = { sockets: 48, maxWaiting: 256, maxWaitMs: 5_000 }

it("keeps connections alive, and closes them before the backend does", async () => {
  const backend = createServer((_req, res) => res.end()).listen(0, "127.0.0.1")
  await once(backend, "listening")
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const agent = connectionPool(url, { ...LIMITS, idleMs: 200 })
  const send = async () => {
    const req = get(url, { agent }, (res) => res.resume())
    const [socket] = await once(agent, "free")
    return { socket, reused: req.reusedSocket }
  }
  const { socket } = await send()
  expect((await send()).reused).toBe(true)
  await once(socket, "close")
  expect((await send()).reused).toBe(false)
  agent.destroy()
  backend.close()
})

it("replies 503 to a read without a connection in time, and 504 to one without a response", async () => {
  const backend = createServer(() => {}).listen(0, "127.0.0.1")
  await once(backend, "listening")
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const agent = connectionPool(backendUrl, { ...LIMITS, sockets: 1 })
  const silent = backendClient({ backendUrl, agent, timeoutMs: 10_000 })("/first").catch(() => {})
  const second = backendClient({ backendUrl, agent, timeoutMs: 50 })("/second")
  await expect(second).rejects.toMatchObject({ status: 503 })
  agent.destroy()
  await silent
  const alone = connectionPool(backendUrl, LIMITS)
  const third = backendClient({ backendUrl, agent: alone, timeoutMs: 50 })("/third")
  await expect(third).rejects.toMatchObject({ status: 504 })
  alone.destroy()
  backend.closeAllConnections()
  backend.close()
})

it("rejects a read with 503 at once when the queue is full", async () => {
  const backend = createServer(() => {}).listen(0, "127.0.0.1")
  await once(backend, "listening")
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const agent = connectionPool(backendUrl, { ...LIMITS, sockets: 1, maxWaiting: 1 })
  const get = backendClient({ backendUrl, agent, timeoutMs: 60_000 })
  const waiting = [get("/first"), get("/second")].map((read) => read.catch(() => {}))
  await expect(get("/third")).rejects.toMatchObject({ status: 503 })
  agent.destroy()
  backend.closeAllConnections()
  backend.close()
  await waiting[0]
})
