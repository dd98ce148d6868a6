import { limitRouteCache } from "@haat/sdk/server/medusa-internals/bound-route-cache"
import { setAcquireTimeout } from "@haat/sdk/server/medusa-internals/connection-pool"
import { keepJobsScheduled } from "@haat/sdk/server/medusa-internals/keep-jobs-scheduled"
import { requestWatcher } from "@haat/sdk/server/operations/requests"
import { container } from "@medusajs/framework"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { env } from "../env"
import { pinger } from "../redis/ping"
import { watchRedis } from "../redis/watch"
import { keepSessionsInPostgres } from "../sessions"
import { installGateway } from "./gateway"
import { log } from "./log"
import { readiness } from "./readiness"

const ACQUIRE_TIMEOUT_MS = 2_000
const WORKER_ACQUIRE_TIMEOUT_MS = 30_000

/** The mail plugin's outbox, by the name of its module. */
type Outbox = { nextDue(): Promise<number | undefined> }

/** Operational tasks of this process, apart from the shop's work. It has no data of its own. */
export class OperationsService {
  #ending: (() => unknown)[] = []
  #closing = false

  constructor(private dependencies: { logger: Logger }) {
    // modules are made before the routes are read
    limitRouteCache()
  }

  /** Called by Medusa. */
  readonly __hooks = {
    onApplicationStart: async () => {
      const { logger } = this.dependencies
      const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
      const isWorker = env.MEDUSA_WORKER_MODE === "worker"
      setAcquireTimeout(database, isWorker ? WORKER_ACQUIRE_TIMEOUT_MS : ACQUIRE_TIMEOUT_MS)

      if (!env.REDIS_URL) this.#ending.push(keepSessionsInPostgres(database))
      const redis = env.REDIS_URL ? pinger(env.REDIS_URL) : undefined
      const watch = redis && watchRedis(redis)
      if (redis && watch) this.#ending.push(watch.end, redis.end)
      if (env.REDIS_URL && env.MEDUSA_WORKER_MODE !== "server") this.#ending.push(keepJobsScheduled(logger))
      const nextMailDue = () => container.resolve<Outbox>("mail_outbox").nextDue()
      const metrics = await this.#openMetrics(database, nextMailDue)
      // loaded only when traces are configured
      const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT ? (await import("./tracing.js")).traceBackend() : undefined
      if (tracing) this.#ending.push(tracing.end)
      installGateway({
        traceRequest: tracing?.traceRequest,
        watch: requestWatcher({ log, slowMs: env.SLOW_MS, also: metrics?.countRequest }),
        readiness: () =>
          readiness({
            database,
            pingRedis: redis?.ping,
            nextMailDue,
            isClosing: () => this.#closing,
          }),
        isRedisSilent: () => watch?.isSilent() ?? false,
        closing: () => {
          this.#closing = true
        },
      })
    },
    onApplicationPrepareShutdown: async () => {
      await Promise.all(this.#ending.map((end) => end()))
    },
  }

  /** Serves the metrics; nothing is loaded when they are not configured. */
  async #openMetrics(database: Knex, nextMailDue: Outbox["nextDue"]) {
    if (!env.METRICS_PORT) return undefined
    const { openMetrics } = await import("./metrics.js")
    const { metrics, end } = await openMetrics({ database, nextMailDue, port: env.METRICS_PORT })
    this.#ending.push(end)
    return metrics
  }
}
