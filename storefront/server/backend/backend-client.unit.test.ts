import { once } from "node:events"
import { createServer, get } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, it } from "vitest"
import { backendAgent } from "./backend-client.ts"

it("a connection to the backend is kept for a while, and given up before the backend does", async () => {
  const backend = createServer((_req, res) => res.end()).listen(0, "127.0.0.1")
  await once(backend, "listening")
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const agent = backendAgent(url, { idleMs: 200 })
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
