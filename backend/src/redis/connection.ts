/**
 * How processes talk to Redis. Without Redis a request fails at once and says so; it never waits for Redis to come
 * back.
 */
const RECONNECTING = {
  connectTimeout: 10_000,
  keepAlive: 10_000,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 1_000),
}

/** For what a person waits for. */
export const QUICK = {
  ...RECONNECTING,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 2_000,
}

/**
 * For queues of a process that only adds to them: at once without Redis, but patient enough for a start that keeps the
 * process busy for seconds.
 */
export const STEADY = { ...QUICK, commandTimeout: 15_000 }

/**
 * For processes that take work from a queue: they wait for Redis without limit. A command must not time out by itself:
 * ioredis sends it again after reconnecting, its reply is lost, and the queue's worker waits without end. A silent
 * connection is opened anew instead; no blocking read lasts longer than 10 s.
 */
export const PATIENT = { ...RECONNECTING, maxRetriesPerRequest: null, socketTimeout: 15_000 }
