const SIGNS =
  /Command timed out|Connection is closed|enableOfflineQueue|max retries per request|^(LOADING|READONLY|MISCONF|OOM) /

/**
 * True for what a command says when Redis is away, hangs, or has just come back. Workflows throw copies, so only the
 * text is left.
 */
export const isRedisAway = ({ message }: { message?: unknown }) => SIGNS.test(String(message))
