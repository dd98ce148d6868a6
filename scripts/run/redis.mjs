import { mkdir } from "node:fs/promises"
import { connect } from "node:net"
import { fileURLToPath } from "node:url"
import { findOrInstallRedis } from "./find-redis.mjs"
import { StartError } from "./start-error.mjs"

const SUPERVISOR = fileURLToPath(new URL("./redis-supervisor.mjs", import.meta.url))
const START_TIMEOUT_MS = 20_000
const RESPONSE_TIMEOUT_MS = 2_000

/**
 * Starts a Redis as one of `processes` on a port of the loopback address. What it was told outlives it in `folder`.
 * @returns its part, and the process id of Redis itself
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

/** True when a Redis that is done loading answers on the port. */
const isReachable = async (port) => (await say(port, "PING"))?.startsWith("+PONG") ?? false

/** Has the Redis on the port run one command. @throws StartError with its response when that is not OK */
export async function commandRedis(port, command) {
  const response = await say(port, command)
  if (!response?.startsWith("+OK")) throw new StartError(`Redis on port ${port} answered ${command} with ${response}.`)
}

/** Says one command to the Redis on the port. @returns its response, or undefined when there is none */
function say(port, command) {
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
