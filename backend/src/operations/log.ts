import { replaceLogTransport } from "@haat/sdk/server/medusa-internals/log-transport"
import { createLogger, type Log } from "@haat/sdk/server/operations/log"
import Transport from "winston-transport"

const { LOG_LEVEL = "info", MEDUSA_WORKER_MODE } = process.env

/** The log of this process. */
export const log: Log = createLogger({ part: MEDUSA_WORKER_MODE === "worker" ? "worker" : "backend", level: LOG_LEVEL })

/** Entry that Medusa's logger passes to winston. `stack` is any: a list of call sites, or a text. */
type LogEntry = { level: string; message: unknown; stack?: any; cause?: unknown; duration?: number }

type CallSite = { getFileName?: () => string; getFunctionName?: () => string; getLineNumber?: () => number }

/** Formats a call site of the package stack-trace, which Medusa parses stacks with; other values as text. */
function formatFrame(site: CallSite) {
  if (typeof site.getFileName !== "function") return String(site)
  return `at ${site.getFunctionName?.() ?? "<anonymous>"} (${site.getFileName()}:${site.getLineNumber?.()})`
}

class JsonTransport extends Transport {
  override log({ level, message, stack, cause, duration }: LogEntry, done: () => void) {
    const error = [stack].flat().filter(Boolean).map(formatFrame).join("\n")
    const ms = typeof duration === "number" ? duration : undefined
    const why = cause === undefined ? undefined : String(cause)
    log({ level, msg: String(message), error: error || undefined, cause: why, ms })
    done()
  }
}

/** Writes all log output of Medusa and the plugins as JSON lines. */
export const logAsJson = () => replaceLogTransport(new JsonTransport())
