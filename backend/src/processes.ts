import type { Settings } from "@haat/sdk/server/operations/settings"

/**
 * Medusa's own commands run as "server" whatever is set, so only a worker can be told that it would have nothing to do.
 * @throws one sentence when processes are to share the work and have nothing to share it through
 */
export function checkProcesses({ REDIS_URL, MEDUSA_WORKER_MODE }: Settings) {
  if (MEDUSA_WORKER_MODE === "worker" && !REDIS_URL)
    throw new Error("The setting REDIS_URL is missing: that is where a worker finds its work.")
}
