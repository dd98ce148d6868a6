/** Timeout, polling interval and expiry of a workflow's lock, in seconds. */
export const WORKFLOW_LOCK = { timeout: 30, retryInterval: 0.05, ttl: 60 }

/** Key of the lock that serializes changes of an order which call a third party before they are written. */
export const orderLockKey = (order_id: string) => `checkout:order:${order_id}`
