/**
 * Written for Medusa 2.21.2.
 * Reason: The names of the queues in Redis are defaults inside the modules, and no module tells how long they are.
 * Upstream: none reported.
 */

/** Names and key prefixes of Medusa's queues in Redis. */
export const MEDUSA_QUEUES = [
  { name: "events-queue", prefix: "RedisEventBusService" },
  { name: "medusa-workflows" },
  { name: "medusa-workflows-jobs" },
]
