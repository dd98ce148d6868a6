import { PATIENT, QUICK, STEADY } from "./connection"

/** More than one at once: products that change together then share one write of the search index. */
const EVENTS_AT_ONCE = 25

/** Events, workflows, locks and cache on Redis, for processes that share one shop. */
export const redisModules = (redisUrl: string, workerMode: "shared" | "server" | "worker") => {
  const redisOptions = workerMode === "server" ? STEADY : PATIENT
  return [
    {
      resolve: "@medusajs/medusa/event-bus-redis",
      options: { redisUrl, redisOptions, workerOptions: { concurrency: EVENTS_AT_ONCE } },
    },
    { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl, redisOptions } } },
    {
      resolve: "@medusajs/medusa/locking",
      options: {
        providers: [
          {
            resolve: "./src/redis/locks",
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
