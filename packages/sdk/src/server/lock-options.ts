/** How long a workflow waits for a lock, how often it looks, and how long one that died keeps it; in seconds. */
export const WORKFLOW_LOCK = { timeout: 30, retryInterval: 0.05, ttl: 60 }

/** The key of the lock that all changes of an order wait for that call a third party before they are written. */
export const orderLockKey = (order_id: string) => `checkout:order:${order_id}`
