import path from "node:path"
import { StringDecoder } from "node:string_decoder"
import { createStream } from "rotating-file-stream"

/** Limits of log files: age and size at which a file is closed, and the number of closed ones to keep. */
const LIMITS = { interval: "1d", size: "20M", maxFiles: 7 }

/**
 * Opens the log files of the shop in this data folder. Its code must be built already.
 * @param {(line: string) => void} [listen] called with the JSON of each line
 */
export async function openLogsOf(home, listen) {
  const { lineOf: formatLine } = await import("@haat/sdk/server/operations/log")
  return openLogFiles(path.join(home, "logs"), formatLine, listen)
}

/**
 * Opens log files in `folder`, one for each process of the shop, such as `backend.log`, with rotated ones by date.
 * @param {string} folder created when missing
 * @param {(processName: string, line: string) => string} formatLine formats a printed line as JSON
 */
function openLogFiles(folder, formatLine, listen = (_line) => {}) {
  const files = new Map()

  const open = (processName) => {
    const name = processName.replaceAll(" ", "-")
    const stream = createStream(rotatedName(name), { ...LIMITS, path: folder, history: `.${name}.history` })
    // A full disk must not stop the shop; log lines are lost meanwhile.
    stream.on("error", () => {})
    return { stream, rest: "", decoder: new StringDecoder("utf8") }
  }

  return {
    /** Logs a chunk of output. */
    take(processName, chunk) {
      if (!files.has(processName)) files.set(processName, open(processName))
      const file = files.get(processName)
      const lines = (file.rest + file.decoder.write(chunk)).split("\n")
      file.rest = lines.pop()
      const events = lines.filter((line) => line.trim()).map((line) => formatLine(processName, line))
      if (events.length) file.stream.write(`${events.join("\n")}\n`)
      events.forEach(listen)
    },
    /** Closes the files; resolves when all lines are written. */
    async close() {
      const ends = [...files].map(
        ([processName, { stream, rest }]) =>
          new Promise((resolve) => stream.end(rest.trim() ? `${formatLine(processName, rest)}\n` : undefined, resolve)),
      )
      await Promise.all(ends)
    },
  }
}

const rotatedName = (name) => (time, index) => {
  if (!time) return `${name}.log`
  const day = new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  return `${name}-${day}-${index}.log`
}
