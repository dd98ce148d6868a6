import pino from "pino"
import { removePrivate, removeStatement } from "./remove-private"

/** One event. `level` is error, warn, info or debug; the rest stands in the line as it is. */
export type LogEvent = { level?: string; msg?: string; error?: string } & Record<string, unknown>
export type Log = (event: LogEvent) => void

const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"]

/** Medusa has more names for levels than we have. */
const OURS: Record<string, string> = { http: "debug", verbose: "debug", silly: "trace" }
const levelOf = (name = "info") => (LEVELS.includes(name) ? name : (OURS[name] ?? "info"))

type Line = { write: (text: string) => void }

/**
 * Writes one JSON line an event: `time`, `level`, `part`, then what the event says. What looks like people's data or a
 * secret is taken out of every line. Lines are written behind the caller's back, what is left when the process ends.
 * @param level LOG_LEVEL: events below it are dropped
 */
export function openLog({ part, level, to }: { part: string; level?: string; to?: Line }): Log {
  const logger = pino(
    {
      level: levelOf(level),
      base: { part },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: removePrivate },
    },
    to ?? pino.destination({ fd: 1, sync: false }),
  )
  return ({ level = "info", ...event }) => {
    const name = levelOf(level) as pino.Level
    if (!logger.isLevelEnabled(name)) return
    for (const field of ["msg", "error"] as const)
      if (typeof event[field] === "string") event[field] = removeStatement(event[field])
    logger[name](event)
  }
}

/** A line that a program printed as an event: one of `openLog` as it is, anything else as its `msg`. */
export function lineOf(part: string, text: string): string {
  // what openLog wrote has nothing private in it any more
  if (text.startsWith('{"level":"') && text.endsWith("}")) return text
  const event = { level: "info", time: new Date().toISOString(), part, msg: removeStatement(text) }
  return removePrivate(JSON.stringify(event))
}
