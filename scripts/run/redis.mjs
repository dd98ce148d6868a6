import { mkdir } from "node:fs/promises"
import { connect } from "node:net"
import { fileURLToPath } from "node:url"
import { findOrInstallRedis } from "./find-redis.mjs"
import { StartError } from "./start-error.mjs"

const SUPERVISOR = fileURLToPath(new URL("./redis-supervisor.mjs", import.meta.url))
const START_TIMEOUT_MS = 20_000
const RESPONSE_TIMEOUT_MS = 2_000

/**
 * Starts a Redis as one of `processes` on the loopback address, with its append-only file in `folder`.
 * @returns the process of the supervisor, and the process id of Redis itself
 */
export async function startRedis(processes, { folder, port }) {
  const program = await findOrInstallRedis()
  await mkdir(folder, { recursive: true })
  const settings = ["--bind", "127.0.0.1", "--port", String(port), "--dir", folder, "--save", "", "--appendonly", "yes"]
  let pid = 0
  const part = processes.start("Redis", [SUPERVISOR, program, ...settings, "--appendfsync", "always"], {
    listen: (chunk) => {
      pid ||= Number(/pid=(\d+)/.exec(chunk)?.[1] ?? 0)
    },
  })
  const until = Date.now() + START_TIMEOUT_MS
  while (!(await isReachable(port))) {
    if (Date.now() > until) throw new StartError(`Redis does not answer on port ${port}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { part, pid }
}

/** Returns whether a Redis that has finished loading answers on the port. */
const isReachable = async (port) => (await sendCommand(port, "PING"))?.startsWith("+PONG") ?? false

/** Runs a command on the Redis of the port. @throws StartError when the response is not OK */
export async function commandRedis(port, command) {
  const response = await sendCommand(port, command)
  if (!response?.startsWith("+OK")) throw new StartError(`Redis on port ${port} answered ${command} with ${response}.`)
}

/** Sends a command to the Redis of the port. @returns its response; undefined without one */
function sendCommand(port, command) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    socket.setTimeout(RESPONSE_TIMEOUT_MS, () => socket.destroy())
    socket.on("connect", () => socket.write(`${command}\r\n`))
    socket.on("data", (response) => {
      resolve(String(response))
      socket.destroy()
    })
    socket.on("error", () => {})
    socket.on("close", () => resolve(undefined))
  })
}
