import { PATIENT, QUICK, STEADY } from "./connection"

/** More than one at once: products that change together then share one write of the search index. */
const EVENTS_AT_ONCE = 25

const DAY_S = 24 * 60 * 60

/**
 * How soon a worker that Redis rejected asks it for work again; BullMQ's own 15 s leave a changed price unshown so
 * long.
 */
const WORKERS = { runRetryDelay: 1_000 }

/** Keeps failed jobs a week for inspection; Redis deletes nothing by itself. */
const KEEP_FAILED = { removeOnComplete: true, removeOnFail: { age: 7 * DAY_S, count: 1_000 } }

/** Events, workflows, locks and cache on Redis, for processes that share one shop. */
export const redisModules = (redisUrl: string, workerMode: "shared" | "server" | "worker") => {
  const redisOptions = workerMode === "server" ? STEADY : PATIENT
  return [
    {
      resolve: "@medusajs/medusa/event-bus-redis",
      options: {
        redisUrl,
        redisOptions,
        workerOptions: { ...WORKERS, concurrency: EVENTS_AT_ONCE },
        jobOptions: KEEP_FAILED,
      },
    },
    {
      resolve: "@medusajs/medusa/workflow-engine-redis",
      options: {
        redis: {
          redisUrl,
          redisOptions,
          workerOptions: WORKERS,
          mainQueueOptions: { defaultJobOptions: KEEP_FAILED },
        },
      },
    },
    {
      resolve: "@medusajs/medusa/locking",
      options: {
        providers: [
          {
            resolve: "@haat/sdk/server/medusa-internals/redis-locks",
            id: "redis",
            is_default: true,
            options: { redisUrl, redisOptions: QUICK, namespace: "lock:" },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/caching",
      options: {
        providers: [
          {
            resolve: "@medusajs/medusa/caching-redis",
            id: "redis",
            is_default: true,
            options: { redisUrl, redisOptions: QUICK },
          },
        ],
      },
    },
  ]
}
