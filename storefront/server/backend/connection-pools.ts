import http from "node:http"
import https from "node:https"
import { Socket } from "node:net"

/**
 * Connections to the backend for one kind of work. At most `maxWaiting` requests wait for one, for at most `maxWaitMs`.
 */
export type ConnectionPool = http.Agent & { maxWaiting: number; maxWaitMs: number }

/**
 * Less than the five seconds after which Node servers close an idle connection, perhaps just as a request is sent on
 * it.
 */
const IDLE_TIMEOUT_MS = 4_000

/** Routes of cart, order and payment, webhooks included, which catalogue reads must not slow down. */
const SALES = /^\/(store\/(cart|checkout|razorpay)|hooks|api\/(cart|order|payment))(\/|\?|$)/
const FILES = /^\/static\//

type Limits = { sockets: number; maxWaiting: number; maxWaitMs: number; idleMs?: number }

/** A pool of kept connections; `sockets` keeps a burst of requests from overloading the backend. */
export function connectionPool(backendUrl: string, { sockets, idleMs = IDLE_TIMEOUT_MS, ...limits }: Limits) {
  const { Agent } = backendUrl.startsWith("https:") ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, maxFreeSockets: 32, scheduling: "lifo" })
  const keep = agent.keepSocketAlive.bind(agent)
  // the agent's own `timeout` would also apply to connections in use
  agent.keepSocketAlive = (socket) => {
    const kept = keep(socket)
    if (socket instanceof Socket) socket.setTimeout(idleMs)
    return kept
  }
  return Object.assign(agent, limits)
}

/** Separate connections for each kind of work, so that catalogue reads cannot use up those of orders. */
export function connectionPools(backendUrl: string) {
  // pages and the catalogue: the queue holds about a second of work, because visitors do not wait longer
  const reads = connectionPool(backendUrl, { sockets: 48, maxWaiting: 256, maxWaitMs: 5_000 })
  // buyers wait longer: a rush on one product is worked off rather than rejected
  const sales = connectionPool(backendUrl, { sockets: 32, maxWaiting: 512, maxWaitMs: 30_000 })
  const files = connectionPool(backendUrl, { sockets: 16, maxWaiting: 256, maxWaitMs: 5_000 })
  const others = connectionPool(backendUrl, { sockets: 48, maxWaiting: 256, maxWaitMs: 5_000 })
  return {
    reads,
    /** Returns the pool for a proxied request. */
    forUrl: (url: string) => (SALES.test(url) ? sales : FILES.test(url) ? files : others),
    destroy() {
      for (const agent of [reads, sales, files, others]) agent.destroy()
    },
  }
}

/** Returns whether the queue for a connection is full. */
export function isFull(agent: ConnectionPool): boolean {
  let waiting = 0
  for (const requests of Object.values(agent.requests)) waiting += requests?.length ?? 0
  return waiting >= agent.maxWaiting
}
