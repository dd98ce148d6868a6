import type { Server } from "node:http"

const PATIENCE_MS = 10_000

/** `stop` ends a server without cutting anybody off: no new connections, requests under way may finish within ten seconds, then `done`. */
export function stopper(server: Server, done: () => Promise<void>) {
  let ended: Promise<void> | undefined

  const end = () =>
    new Promise<void>((resolve) => {
      const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      server.close(() => {
        clearTimeout(impatient)
        clearInterval(idle)
        resolve(done())
      })
    })

  return {
    stopping: () => ended !== undefined,
    stop: () => (ended ??= end()),
  }
}
