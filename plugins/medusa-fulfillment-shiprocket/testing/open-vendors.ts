import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { listener } from "../../../sandbox/listener.mjs"
import { openSandbox } from "../sandbox/index"

export const SECRET = "a secret of sixteen and more letters"

const KEEP_ALIVE_MS = 60_000

export type Recorded = {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingMessage["headers"]
  body: unknown
}

type Misbehaviour = {
  method?: string
  path?: string
  times?: number
  how: "slow" | "error" | "malformed" | "cut"
  seconds?: number
}

type Mounts = Record<string, (request: Request) => Promise<Response>>

/** A sandbox on a port of its own, and the requests it received: Shiprocket's unless it is given others. */
export async function openVendors(mounts: Mounts = openSandbox({ secret: SECRET }).mounts) {
  const requests: Recorded[] = []
  const recording = Object.fromEntries(
    Object.entries(mounts).map(([mount, response]) => [
      mount,
      async (request: Request) => {
        const { pathname, searchParams } = new URL(request.url)
        const text = await request.clone().text()
        requests.push({
          method: request.method,
          path: `/${mount}${pathname}`,
          query: Object.fromEntries(searchParams),
          headers: Object.fromEntries(request.headers),
          body: text ? JSON.parse(text) : null,
        })
        return response(request)
      },
    ]),
  )
  const server = createServer(listener(recording))
  // On a busy machine a kept connection would be closed while the next request is being sent.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = (method: string, path: string, body?: object) =>
    fetch(url + path, { method, body: body && JSON.stringify(body), headers: { "content-type": "application/json" } })

  return {
    url,
    requests,
    requestsTo: (path: string) => requests.filter((request) => request.path === path),
    misbehave: (mount: string, order: Misbehaviour) => send("POST", `/${mount}/misbehave`, order),
    behave: (mount: string) => send("DELETE", `/${mount}/misbehave`),
    endTokens: () => send("POST", "/shiprocket/scenario", { end_tokens: true }),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
