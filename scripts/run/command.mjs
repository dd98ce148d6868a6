import { spawn } from "node:child_process"
import { Sentence } from "./sentence.mjs"

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
    let printed = ""
    const keep = (chunk) => {
      printed = (printed + chunk).slice(-200_000)
      if (show) process.stdout.write(chunk)
    }
    child.stdout.on("data", keep)
    child.stderr.on("data", keep)
    child.on("error", (error) => reject(new Sentence(`${file} cannot be run: ${error.message}`)))
    child.on("close", (code, signal) => {
      if (code === 0) return resolve(printed)
      reject(
        new Sentence(`${[file, ...args].join(" ")} failed (${signal ?? `exit code ${code}`}):\n${lastLines(printed)}`),
      )
    })
  })
}

export const lastLines = (text, count = 25) => text.trimEnd().split("\n").slice(-count).join("\n")
