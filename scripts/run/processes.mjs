import { spawn } from "node:child_process"
import { LEAVE_WITH_PARENT, lastLines } from "./command.mjs"
import { StartError } from "./start-error.mjs"

/** Longer than any process needs to finish its requests. */
const STOP_TIMEOUT_MS = 25_000

/** Run time after which the restart count of a process is reset. */
const RESTART_RESET_MS = 5 * 60_000

/**
 * Ends the remaining processes of a group after its leader was killed, such as the database of a supervisor.
 */
function endGroup(pid) {
  try {
    // SIGINT: to PostgreSQL, SIGTERM means to wait for its clients
    process.kill(-pid, "SIGINT")
  } catch {
    // The group is empty after an orderly end.
  }
}

/**
 * Long-running processes of one shop: started in order, stopped in reverse order, and stopped together on a failure.
 */
export class Processes {
  #running = []
  #stopping = false
  #delaysMs = /** @type {number[]} */ ([])
  #say = console.error
  #record

  /** @param record called with the name of a process and each chunk that it prints */
  constructor(record = (_name, _chunk) => {}) {
    this.#record = record
  }

  /** Resolves with a StartError when a process ends by itself and is not restarted. */
  failure = new Promise((resolve) => {
    this.fail = resolve
  })

  /**
   * Restarts processes that end by themselves, after each of these delays in turn, then gives up. `say` logs each
   * restart.
   */
  restartExited(delaysMs = [1_000, 5_000, 20_000], say = console.error) {
    this.#delaysMs = delaysMs
    this.#say = say
  }

  /**
   * Starts a Node program in its own process group, so that Ctrl-C reaches only the shop itself.
   * @param {string} name
   * @param {string[]} args
   * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, listen?: (chunk: string) => void }} [options]
   *   `listen` is called with each chunk it prints
   * @returns {{
   *   name: string, wanted: boolean, restarts: number, child: import("node:child_process").ChildProcess,
   *   printed: string, ended: Promise<void>, onExit?: (sentence: string) => void,
   * }} the managed process; if its property `onExit` is set, that is called with a message when the process
   * ends by itself, instead of stopping the shop
   */
  start(name, args, { cwd, env, listen = () => {} } = {}) {
    const managed = { name, wanted: true, restarts: 0 }
    const run = () => {
      const child = spawn(process.execPath, ["--import", LEAVE_WITH_PARENT, ...args], {
        cwd,
        env: { ...process.env, ...env },
        stdio: ["pipe", "pipe", "pipe"],
        detached: true,
      })
      Object.assign(managed, { child, printed: "" })
      const begun = Date.now()
      const keep = (chunk) => {
        managed.printed = (managed.printed + chunk).slice(-20_000)
        this.#record(name, chunk)
        listen(String(chunk))
      }
      child.stdout.on("data", keep)
      child.stderr.on("data", keep)
      child.stdin.on("error", () => {})
      child.on("exit", () => endGroup(child.pid))
      managed.ended = new Promise((resolve) => {
        child.on("close", (code, signal) => {
          if (managed.wanted && !this.#stopping)
            this.#onExit(managed, run, { how: signal ?? `exit code ${code}`, begun })
          resolve()
        })
      })
    }
    run()
    this.#running.push(managed)
    return managed
  }

  #onExit(managed, run, { how, begun }) {
    if (Date.now() - begun > RESTART_RESET_MS) managed.restarts = 0
    const delay = this.#delaysMs[managed.restarts]
    const what = `The ${managed.name} stopped (${how})`
    const sentence = `${what}. Its last lines:\n${lastLines(managed.printed)}`
    if (managed.onExit) return managed.onExit(sentence)
    if (delay === undefined) return this.fail(new StartError(sentence))
    managed.restarts++
    this.#say(`${what}. Starting it again (${managed.restarts} of ${this.#delaysMs.length}) …`)
    managed.restarting = setTimeout(run, delay)
  }

  /** Waits for `ready`. @throws StartError when a process fails meanwhile */
  async until(ready) {
    const failure = this.failure.then((sentence) => {
      throw sentence
    })
    return Promise.race([ready, failure])
  }

  /** Stops all processes, the last started first. */
  async stop() {
    this.#stopping = true
    for (const managed of [...this.#running].reverse()) await this.end(managed)
  }

  /** Stops one process; kills it after 25 s. */
  async end(managed) {
    managed.wanted = false
    clearTimeout(managed.restarting)
    this.#running.splice(this.#running.indexOf(managed), 1)
    if (managed.child.exitCode !== null || managed.child.signalCode !== null) return
    managed.child.kill("SIGTERM")
    const timer = setTimeout(() => managed.child.kill("SIGKILL"), STOP_TIMEOUT_MS)
    await managed.ended
    clearTimeout(timer)
  }
}
