import type { Agent } from "node:http"
import { backendAgent } from "./backend-client.ts"

/** Connections to the backend for one kind of work. At most `maxWaiting` requests wait for one, for at most `maxWaitMs`. */
export type ConnectionPool = Agent & { maxWaiting: number; maxWaitMs: number }

/** The cart, the order and its payment, webhooks included: readers must not slow them down. */
const SALES = /^\/(store\/(cart|checkout|razorpay)|hooks|api\/(cart|order|payment))(\/|\?|$)/
const FILES = /^\/static\//

type Limits = { sockets: number; maxWaiting: number; maxWaitMs: number }

const connectionPool = (backendUrl: string, { sockets, ...limits }: Limits): ConnectionPool =>
  Object.assign(backendAgent(backendUrl, { maxSockets: sockets }), limits)

/** Separate connections for each kind of work, so that readers cannot use up those of buyers. */
export function connectionPools(backendUrl: string) {
  /** pages, the catalogue and the readiness check */
  const reads = connectionPool(backendUrl, { sockets: 48, maxWaiting: 512, maxWaitMs: 5_000 })
  // buyers wait longer: a rush on one product is worked off rather than rejected
  const sales = connectionPool(backendUrl, { sockets: 32, maxWaiting: 512, maxWaitMs: 30_000 })
  const files = connectionPool(backendUrl, { sockets: 16, maxWaiting: 256, maxWaitMs: 5_000 })
  const others = connectionPool(backendUrl, { sockets: 48, maxWaiting: 256, maxWaitMs: 5_000 })
  return {
    reads,
    /** For a proxied request. */
    forUrl: (url: string) => (SALES.test(url) ? sales : FILES.test(url) ? files : others),
    destroy() {
      for (const agent of [reads, sales, files, others]) agent.destroy()
    },
  }
}

/** True when as many requests wait for a connection as may. */
export function isFull(agent: ConnectionPool): boolean {
  let waiting = 0
  for (const requests of Object.values(agent.requests)) waiting += requests?.length ?? 0
  return waiting >= agent.maxWaiting
}
