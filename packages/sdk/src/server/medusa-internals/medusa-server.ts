/**
 * Written for Medusa 2.21.2.
 * Reason: `medusa start` exposes its HTTP server nowhere, and shutting down closes connections with running requests.
 * Upstream: none reported.
 */

import { subscribe, unsubscribe } from "node:diagnostics_channel"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { Server as NetServer } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"

/** Time that idle connections stay open during shutdown; the web tier closes those that it has not used for 4 s. */
const IDLE_GRACE_MS = 5_000

/** Time that running requests have to finish during shutdown; few requests take longer. */
const REQUESTS_GRACE_MS = 18_000

export type MedusaServer = Server & { shutdown?: (timeout?: number) => Promise<void> }
type Handler = (req: IncomingMessage, res: ServerResponse) => void

/**
 * Calls `use` with Medusa's HTTP server when its first request arrives, before any handler runs. Node's diagnostics
 * channel passes the server.
 */
export function onMedusaServer(use: (server: MedusaServer) => void) {
  const onRequest = (message: unknown) => {
    const { server } = message as { server: MedusaServer }
    // skips other servers of this process, such as that of the metrics: only Medusa's own has `shutdown`
    if (!server.shutdown) return
    unsubscribe("http.server.request.start", onRequest)
    use(server)
  }
  subscribe("http.server.request.start", onRequest)
}

/** Inserts `handler` before the server's own handlers; `next` passes the request on to them. */
export function prependRequestHandler(
  server: Server,
  handler: (req: IncomingMessage, res: ServerResponse, next: () => void) => void,
) {
  const handlers = server.listeners("request") as Handler[]
  server.removeAllListeners("request")
  server.on("request", (req, res) =>
    handler(req, res, () => {
      for (const one of handlers) one.call(server, req, res)
    }),
  )
}

/** Makes the server finish its requests before Medusa's shutdown. @param onShutdown called when the shutdown begins */
export function drainBeforeShutdown(server: MedusaServer, onShutdown: () => void) {
  const shutdown = server.shutdown
  if (!shutdown) return
  server.shutdown = async (timeout) => {
    onShutdown()
    // Only stops accepting connections. The HTTP server's own `close`, which Medusa's shutdown calls first, would also
    // close idle connections, including those on which a request is about to arrive.
    NetServer.prototype.close.call(server)
    const startedAt = Date.now()
    while (Date.now() - startedAt < REQUESTS_GRACE_MS && (await countConnections(server))) {
      if (Date.now() - startedAt > IDLE_GRACE_MS) server.closeIdleConnections()
      await sleep(50)
    }
    await shutdown.call(server, timeout)
  }
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
