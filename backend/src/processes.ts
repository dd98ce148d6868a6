import { z } from "zod"

/** Settings of a shop that runs as several processes. */
export const ProcessSettings = z.object({
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/.+/, "must be an address like redis://host:6379")
    .optional(),
  MEDUSA_WORKER_MODE: z.enum(["shared", "server", "worker"], "must be shared, server or worker").default("shared"),
})

/**
 * Medusa's own commands run as "server" whatever is set, so only a worker can be told that it would have nothing to do.
 * @throws one sentence when processes are to share the work and have nothing to share it through
 */
export function checkProcesses({ REDIS_URL, MEDUSA_WORKER_MODE }: z.infer<typeof ProcessSettings>) {
  if (MEDUSA_WORKER_MODE === "worker" && !REDIS_URL)
    throw new Error("The setting REDIS_URL is missing: that is where a worker finds its work.")
}
