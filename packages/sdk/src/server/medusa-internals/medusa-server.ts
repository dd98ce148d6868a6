/**
 * Written for Medusa 2.21.2.
 * Reason: `medusa start` makes its HTTP server itself and exposes it nowhere; stopping closes connections in use.
 * Upstream: none reported.
 */

import { subscribe, unsubscribe } from "node:diagnostics_channel"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { Server as NetServer } from "node:net"
import { setTimeout as later } from "node:timers/promises"

/**
 * Time that idle connections stay open to their clients once this process is closing; the web tier closes them after 4
 * s.
 */
const IDLE_GRACE_MS = 5_000

/** Time that running requests have to finish; longer than most may take. */
const REQUESTS_GRACE_MS = 18_000

export type MedusaServer = Server & { shutdown?: (timeout?: number) => Promise<void> }
type Handler = (req: IncomingMessage, res: ServerResponse) => void

/**
 * Calls `use` with Medusa's server, taken from Node's own notice of its first request, before any handler is called.
 */
export function onMedusaServer(use: (server: MedusaServer) => void) {
  const first = (message: unknown) => {
    const { server } = message as { server: MedusaServer }
    // not that of the metrics: Medusa's has its own way to stop
    if (!server.shutdown) return
    unsubscribe("http.server.request.start", first)
    use(server)
  }
  subscribe("http.server.request.start", first)
}

/** Inserts `handler` before the server's own handlers; `next` passes the request on to them. */
export function insertMiddlewareBefore(
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

/** Makes the server finish its requests before Medusa's shutdown. @param closing called when the shutdown begins */
export function drainBeforeShutdown(server: MedusaServer, closing: () => void) {
  const shutdown = server.shutdown
  if (!shutdown) return
  server.shutdown = async (timeout) => {
    closing()
    // An HTTP server's own `close`, which Medusa's way begins with, closes idle connections at once, also those on
    // which a request is on its way.
    NetServer.prototype.close.call(server)
    const begun = Date.now()
    while (Date.now() - begun < REQUESTS_GRACE_MS && (await countConnections(server))) {
      if (Date.now() - begun > IDLE_GRACE_MS) server.closeIdleConnections()
      await later(50)
    }
    await shutdown.call(server, timeout)
  }
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
