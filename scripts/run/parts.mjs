import { spawn } from "node:child_process"
import { lastLines } from "./command.mjs"
import { Sentence } from "./sentence.mjs"

const PATIENCE = 15_000
const LEAVE_WITH_PARENT = new URL("./leave-with-parent.mjs", import.meta.url).href

/** The long-running processes of one shop: they start in order, stop in the reverse order, and fall together. */
export class Parts {
  #running = []
  #stopping = false

  /** Resolves with a Sentence as soon as any part ends by itself. */
  fallen = new Promise((resolve) => {
    this.fall = resolve
  })

  /**
   * Starts a Node program as a part of its own process group, so that Ctrl-C reaches only the shop itself.
   * @param listen called with each chunk it prints
   */
  start(name, args, { cwd, env, listen = () => {} } = {}) {
    const child = spawn(process.execPath, ["--import", LEAVE_WITH_PARENT, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["pipe", "pipe", "pipe"],
      detached: true,
    })
    const part = { name, child, printed: "", wanted: true }
    const keep = (chunk) => {
      part.printed = (part.printed + chunk).slice(-20_000)
      listen(String(chunk))
    }
    child.stdout.on("data", keep)
    child.stderr.on("data", keep)
    child.stdin.on("error", () => {})
    part.ended = new Promise((resolve) => {
      child.on("close", (code, signal) => {
        if (part.wanted && !this.#stopping)
          this.fall(
            new Sentence(
              `The ${name} stopped (${signal ?? `exit code ${code}`}). Its last lines:\n${lastLines(part.printed)}`,
            ),
          )
        resolve()
      })
    })
    this.#running.push(part)
    return part
  }

  /** Waits for `ready`, or throws what fell in the meantime. */
  async until(ready) {
    const fallen = this.fallen.then((sentence) => {
      throw sentence
    })
    return Promise.race([ready, fallen])
  }

  /** Asks each part to stop, the last started first. */
  async stop() {
    this.#stopping = true
    for (const part of [...this.#running].reverse()) await this.end(part)
  }

  /** Ends one part on purpose; one that does not go is killed after 15 s. */
  async end(part) {
    part.wanted = false
    this.#running.splice(this.#running.indexOf(part), 1)
    if (part.child.exitCode !== null || part.child.signalCode !== null) return
    part.child.kill("SIGTERM")
    const impatience = setTimeout(() => part.child.kill("SIGKILL"), PATIENCE)
    await part.ended
    clearTimeout(impatience)
  }
}
