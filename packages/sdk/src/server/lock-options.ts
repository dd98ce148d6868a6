/** Timeout, polling interval and expiry of a workflow's lock, in seconds. */
export const WORKFLOW_LOCK = { timeout: 30, retryInterval: 0.05, ttl: 60 }
