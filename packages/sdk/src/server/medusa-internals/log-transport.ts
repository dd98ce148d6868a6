/**
 * Written for Medusa 2.21.2.
 * Reason: The logger has one format for development and one for production; its winston logger is protected.
 * Upstream: none reported.
 */

import { logger } from "@medusajs/framework/logger"

/** The winston logger behind Medusa's, which is protected. */
type Winston = (typeof logger)["loggerInstance_"]

/**
 * Passes everything that Medusa and the plugins log to a transport of winston's, wherever they got the logger from.
 * Medusa's own line for each request is left out: it contains the address with its values, and the client.
 */
export function replaceLogTransport(transport: Parameters<Winston["add"]>[0]) {
  const { loggerInstance_ } = logger as unknown as { loggerInstance_: Winston }
  loggerInstance_.clear().add(transport)
  const shouldLog = logger.shouldLog.bind(logger)
  logger.shouldLog = (level: string) => level !== "http" && shouldLog(level)
}
