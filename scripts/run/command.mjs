import { spawn } from "node:child_process"
import { setPriority } from "node:os"
import { StartError } from "./start-error.mjs"

/**
 * Module to preload into a Node program, which ends it and its forks when its parent process is gone.
 */
export const LEAVE_WITH_PARENT = new URL("./leave-with-parent.mjs", import.meta.url).href

const running = new Set()

// Ends running commands when this process exits, also by a signal.
process.on("exit", () => {
  for (const child of running) child.kill("SIGTERM")
})
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(1)
  })

/**
 * Runs a command to its end. @returns what it printed. @throws StartError with its last lines when it fails
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number, show?: boolean, niceness?: number,
 * listen?: (chunk: string) => void }} [options] `niceness` above 0 lowers the priority;
 * `listen` is called with each chunk it prints
 * @returns {Promise<string>}
 */
export function command(file, args, { cwd, env, uid, gid, show = false, niceness = 0, listen = () => {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      uid,
      gid,
      env: { ...process.env, ...env },
      // The pipe closes when this process ends.
      stdio: [args.includes(LEAVE_WITH_PARENT) ? "pipe" : "ignore", "pipe", "pipe"],
    })
    child.stdin?.on("error", () => {})
    if (child.pid && niceness) setPriority(child.pid, niceness)
    running.add(child)
    let printed = ""
    const keep = (chunk) => {
      printed = (printed + chunk).slice(-200_000)
      if (show) process.stdout.write(chunk)
      listen(String(chunk))
    }
    child.stdout.on("data", keep)
    child.stderr.on("data", keep)
    child.on("error", (error) => reject(new StartError(`${file} cannot be run: ${error.message}`)))
    child.on("close", (code, signal) => {
      running.delete(child)
      if (code === 0) return resolve(printed)
      reject(
        new StartError(
          `${[file, ...args].join(" ")} failed (${signal ?? `exit code ${code}`}):\n${lastLines(printed)}`,
        ),
      )
    })
  })
}

/** Returns the last lines of an output, with JSON log lines shortened to their message. */
export const lastLines = (text, count = 25) => text.trimEnd().split("\n").slice(-count).map(readable).join("\n")

function readable(line) {
  if (!line.startsWith("{")) return line
  try {
    const { level, msg, error, route, status } = JSON.parse(line)
    return [level, msg, route, status, error].filter(Boolean).join(" ")
  } catch {
    return line
  }
}
