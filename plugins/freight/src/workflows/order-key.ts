/** The key that all changes of an order wait for; cancelling in the checkout plugin takes the same. */
export const orderKey = (order_id: string) => `checkout:order:${order_id}`

/**
 * In seconds. As long as the carrier may take; a process that dies holds its order no longer than that. What is written is
 * right also where two got it: the database lets one of them.
 */
export const HOLD = { timeout: 45, retryInterval: 0.05, ttl: 45, executeOnSubWorkflow: true }
