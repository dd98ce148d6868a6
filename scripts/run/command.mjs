import { spawn } from "node:child_process"
import { Sentence } from "./sentence.mjs"

const running = new Set()

// A command must not outlive the process that waits for it, however that process is told to leave.
process.on("exit", () => {
  for (const child of running) child.kill("SIGTERM")
})
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(1)
  })

/** Runs a command to its end. @returns what it printed. @throws a Sentence with its last lines when it fails */
export function command(file, args, { cwd, env, uid, gid, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      uid,
      gid,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    })
    running.add(child)
    let printed = ""
    const keep = (chunk) => {
      printed = (printed + chunk).slice(-200_000)
      if (show) process.stdout.write(chunk)
    }
    child.stdout.on("data", keep)
    child.stderr.on("data", keep)
    child.on("error", (error) => reject(new Sentence(`${file} cannot be run: ${error.message}`)))
    child.on("close", (code, signal) => {
      running.delete(child)
      if (code === 0) return resolve(printed)
      reject(
        new Sentence(`${[file, ...args].join(" ")} failed (${signal ?? `exit code ${code}`}):\n${lastLines(printed)}`),
      )
    })
  })
}

export const lastLines = (text, count = 25) => text.trimEnd().split("\n").slice(-count).join("\n")
