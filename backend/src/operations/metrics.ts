import { listHookFailures } from "@haat/sdk/server/hook-failures"
import { poolUse } from "@haat/sdk/server/medusa-internals/connection-pool"
import { serveMetrics, metrics as startMetrics } from "@haat/sdk/server/operations/metrics"
import { container } from "@medusajs/framework"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { env } from "../env"
import { countOrders } from "./queries/orders"
import { queueLengths } from "./queue-lengths"

/** Interfaces of the plugins' modules for the metrics, by the names of the modules. */
type Outbox = {
  countWaiting(): Promise<number>
  listFailedParts(): { plugin: string; kind: string; count: number }[]
}
type Ledger = { countByState(): Promise<{ state: string; count: number }[]> }

type Options = { database: Knex; nextMailDue: () => Promise<number | undefined>; port: number }

/** Counts requests from now on, and answers `/metrics` on `port`. `end` closes it. */
export async function openMetrics({ database, nextMailDue, port }: Options) {
  const metrics = startMetrics(env.MEDUSA_WORKER_MODE === "worker" ? "worker" : "backend")
  const SLOW = { slow: true }

  metrics.gauge("connections", () => {
    const { max: _, ...use } = poolUse(database)
    return Object.entries(use).map(([state, value]) => ({ labels: { state }, value }))
  })
  metrics.gauge("maxConnections", () => [{ value: poolUse(database).max }])
  metrics.gauge("outboxMails", async () => [{ value: await container.resolve<Outbox>("mail_outbox").countWaiting() }])
  // same rule as /ready: a mail that is not due yet is not late
  metrics.gauge("outboxAge", async () => [{ value: Math.max(0, -((await nextMailDue()) ?? 0)) }])
  metrics.gauge("failedMailParts", () =>
    container
      .resolve<Outbox>("mail_outbox")
      .listFailedParts()
      .map(({ count, ...labels }) => ({ labels, value: count })),
  )
  metrics.gauge("failedHooks", () => listHookFailures().map(({ count, ...labels }) => ({ labels, value: count })))
  metrics.gauge("orders", () => ordersByStatus(database), SLOW)
  metrics.gauge(
    "payments",
    async () => {
      const counted = await container.resolve<Ledger>("razorpay").countByState()
      return counted.map(({ state, count }) => ({ labels: { state }, value: count }))
    },
    SLOW,
  )
  const queues = env.REDIS_URL ? queueLengths(env.REDIS_URL) : undefined
  if (queues) metrics.gauge("queueJobs", queues.ask)

  const close = await serveMetrics(metrics, { port, host: env.METRICS_HOST })
  const end = () => {
    close()
    queues?.end()
  }
  return { metrics, end }
}

const ordersByStatus = async (database: Knex) =>
  (await countOrders(database)).map(({ status, count }) => ({ labels: { status }, value: count }))
