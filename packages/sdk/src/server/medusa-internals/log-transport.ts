/**
 * Written for Medusa 2.21.2.
 * Reason: The logger has one format for development and one for production; its winston logger is protected.
 * Upstream: none reported.
 */

import { logger } from "@medusajs/framework/logger"

/** The winston logger behind Medusa's, which is protected. */
type Winston = (typeof logger)["loggerInstance_"]

/**
 * Passes all log output of Medusa and the plugins to a winston transport. Medusa's own request lines are dropped, since
 * they contain the full address and the client.
 */
export function replaceLogTransport(transport: Parameters<Winston["add"]>[0]) {
  const { loggerInstance_ } = logger as unknown as { loggerInstance_: Winston }
  loggerInstance_.clear().add(transport)
  const shouldLog = logger.shouldLog.bind(logger)
  logger.shouldLog = (level: string) => level !== "http" && shouldLog(level)
}
