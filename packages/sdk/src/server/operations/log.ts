import pino from "pino"
import { redactPrivateData, redactStatement } from "./remove-private"

/** One event. `level` is error, warn, info or debug; all other fields are written to the line unchanged. */
export type LogEvent = { level?: string; msg?: string; error?: string } & Record<string, unknown>
export type Log = (event: LogEvent) => void

const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"]

/** Levels of Medusa that pino does not have, with their replacements. */
const LEVEL_ALIASES: Record<string, string> = { http: "debug", verbose: "debug", silly: "trace" }
const toPinoLevel = (name = "info") => (LEVELS.includes(name) ? name : (LEVEL_ALIASES[name] ?? "info"))

type Line = { write: (text: string) => void }

/**
 * Creates a log that writes one JSON line for each event: `time`, `level`, `part`, then the event's fields. Personal
 * data and secrets are removed from every line. Lines are written asynchronously, the remaining ones at process exit.
 * @param level LOG_LEVEL: events below it are dropped
 */
export function createLogger({ part, level, to }: { part: string; level?: string; to?: Line }): Log {
  const logger = pino(
    {
      level: toPinoLevel(level),
      base: { part },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: redactPrivateData },
    },
    to ?? pino.destination({ fd: 1, sync: false }),
  )
  return ({ level = "info", ...event }) => {
    const name = toPinoLevel(level) as pino.Level
    if (!logger.isLevelEnabled(name)) return
    for (const field of ["msg", "error"] as const)
      if (typeof event[field] === "string") event[field] = redactStatement(event[field])
    logger[name](event)
  }
}

/**
 * Converts a line that a program printed to an event: a line of `createLogger` stays as it is, others become `msg`.
 */
export function lineOf(part: string, text: string): string {
  // lines of createLogger are already without private data
  if (text.startsWith('{"level":"') && text.endsWith("}")) return text
  const event = { level: "info", time: new Date().toISOString(), part, msg: redactStatement(text) }
  return redactPrivateData(JSON.stringify(event))
}
