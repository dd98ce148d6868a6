import { replaceLogTransport } from "@haat/sdk/server/medusa-internals/log-transport"
import { type Log, openLog } from "@haat/sdk/server/operations/log"
import Transport from "winston-transport"

const { LOG_LEVEL = "info", MEDUSA_WORKER_MODE } = process.env

/** The log of this process. */
export const log: Log = openLog({ part: MEDUSA_WORKER_MODE === "worker" ? "worker" : "backend", level: LOG_LEVEL })

/** Entry that Medusa's logger passes to winston. `stack` is any: a list of call sites, or a text. */
type LogEntry = { level: string; message: unknown; stack?: any; cause?: unknown; duration?: number }

/** A call site of stack-trace, which Medusa reads stacks with, or what else is there. */
function frame(of: { getFileName?: () => string; getFunctionName?: () => string; getLineNumber?: () => number }) {
  if (typeof of.getFileName !== "function") return String(of)
  return `at ${of.getFunctionName?.() ?? "<anonymous>"} (${of.getFileName()}:${of.getLineNumber?.()})`
}

class Lines extends Transport {
  override log({ level, message, stack, cause, duration }: LogEntry, done: () => void) {
    const error = [stack].flat().filter(Boolean).map(frame).join("\n")
    const ms = typeof duration === "number" ? duration : undefined
    const why = cause === undefined ? undefined : String(cause)
    log({ level, msg: String(message), error: error || undefined, cause: why, ms })
    done()
  }
}

/** Writes everything that Medusa and the plugins log in our format. */
export const logInOurForm = () => replaceLogTransport(new Lines())
