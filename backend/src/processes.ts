import type { Settings } from "@haat/sdk/server/operations/settings"

/**
 * Checks that a worker process has a queue. Other modes pass: Medusa's own commands always run as "server".
 * @throws an Error with one sentence when MEDUSA_WORKER_MODE is "worker" and REDIS_URL is missing
 */
export function checkProcesses({ REDIS_URL, MEDUSA_WORKER_MODE }: Settings) {
  if (MEDUSA_WORKER_MODE === "worker" && !REDIS_URL)
    throw new Error("The setting REDIS_URL is missing: that is where a worker finds its work.")
}
