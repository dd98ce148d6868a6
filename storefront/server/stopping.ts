import { Server as HttpServer, type Server } from "node:http"
import { Server as NetServer } from "node:net"

/** Longer than the minute for which load balancers and browsers usually keep an idle connection. */
const KEEP_ALIVE_MS = 75_000
/** Longer than any request may take. */
const REQUESTS_GRACE_MS = 24_000
/** Time for which open connections still accept requests; afterwards idle ones are closed. */
const IDLE_GRACE_MS = 3_000

type Options = { done: () => Promise<void>; idleGraceMs?: number }

/**
 * Ends a server without breaking requests: `stop` accepts no new connections, lets requests under way and those that
 * still arrive on open connections finish, then closes idle connections and calls `done`. While `stopping()` is true
 * the server's handler must send `Connection: close`.
 */
export function gracefulShutdown(server: Server, { done, idleGraceMs = IDLE_GRACE_MS }: Options) {
  let ended: Promise<void> | undefined
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = KEEP_ALIVE_MS + 1_000

  const end = () =>
    new Promise<void>((resolve) => {
      const startedAt = performance.now()
      const graceTimer = setTimeout(() => server.closeAllConnections(), REQUESTS_GRACE_MS)
      const idleTimer = setInterval(() => {
        if (performance.now() - startedAt > idleGraceMs) server.closeIdleConnections()
      }, 50)
      // an HTTP server's own `close` closes idle connections at once, also those on which a request is arriving
      NetServer.prototype.close.call(server, () => {
        clearTimeout(graceTimer)
        clearInterval(idleTimer)
        // nothing is open any more: this clears its timers
        HttpServer.prototype.close.call(server)
        resolve(done())
      })
    })

  return {
    stopping: () => ended !== undefined,
    stop: () => (ended ??= end()),
  }
}
