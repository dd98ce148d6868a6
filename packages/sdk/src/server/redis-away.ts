const AWAY_MESSAGE =
  /Command timed out|Connection is closed|enableOfflineQueue|max retries per request|^(LOADING|READONLY|MISCONF|OOM) /

/**
 * Tells by its message whether an error means that Redis is unreachable, hangs, or has just restarted. Workflows throw
 * copies of errors, which keep only the message.
 */
export const isRedisAway = ({ message }: { message?: unknown }) => AWAY_MESSAGE.test(String(message))
