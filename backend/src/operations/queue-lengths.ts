import { MEDUSA_QUEUES } from "@haat/sdk/server/medusa-internals/queue-names"
import { Queue } from "bullmq"
import { Redis } from "ioredis"
import { STEADY } from "../redis/connection"

const STATES = ["wait", "active", "delayed", "failed"] as const

/**
 * Asks Redis for the length of each queue, over a connection of its own. The first command may take long, since a queue
 * whose first command times out during start would never report; readers of the metrics do not wait for it.
 */
export function queueLengths(redisUrl: string) {
  const connection = new Redis(redisUrl, STEADY)
  // the caller handles the error
  connection.on("error", () => {})
  const queues = MEDUSA_QUEUES.map(({ name, prefix }) => {
    const queue = new Queue(name, { connection, prefix, skipVersionCheck: true })
    queue.on("error", () => {})
    return queue
  })

  return {
    ask: async () => {
      const lengths = await Promise.all(queues.map((queue) => queue.getJobCounts(...STATES)))
      return lengths.flatMap((counts, nth) =>
        Object.entries(counts).map(([state, value]) => ({ labels: { queue: MEDUSA_QUEUES[nth].name, state }, value })),
      )
    },
    end: () => connection.disconnect(),
  }
}
