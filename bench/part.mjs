import { execFileSync } from "node:child_process"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { freePort } from "../scripts/run/free-port.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import { untilReady } from "../scripts/run/shop.mjs"
import { KEY } from "./ground.mjs"

const LOOK_MS = 5_000
const IDLE_SECONDS = 1

/**
 * Starts a program as one of `processes` and waits until `health` answers.
 * @returns its name, its process id, how long starting took in seconds, `memory()`: what it holds in MB now, and `untilIdle()`: when it uses a
 *   fifth of a core at most
 */
async function startPart(processes, name, args, { cwd, env, health }) {
  const since = performance.now()
  const { child } = processes.start(name, args, { cwd, env })
  await processes.until(untilReady(health))
  const seconds = (performance.now() - since) / 1000
  const psNumber = (what) => Number(execFileSync("ps", ["-o", `${what}=`, "-p", String(child.pid)]))
  const untilIdle = async () => {
    for (let before = -Infinity, now = psNumber("cputimes"); now - before > IDLE_SECONDS; ) {
      await setTimeout(LOOK_MS)
      ;[before, now] = [now, psNumber("cputimes")]
    }
  }
  return { name, pid: child.pid, seconds, memory: () => psNumber("rss") / 1024, untilIdle }
}

/** A part that listens on a free port, once it answers. `args` and `options` are functions of the port. @returns the part with its `url` */
export async function startServer(processes, name, args, options) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const part = await startPart(processes, name, args(port), { ...options(port), health: `${url}/health` })
  return { ...part, url }
}

/** A Medusa, as the shop starts its backend: the web tier logs requests. */
export const startBackend = (processes, name, { folder, medusa }, env) =>
  startServer(
    processes,
    name,
    (port) => [medusa, "start", "--host", "127.0.0.1", "--port", String(port)],
    (port) => ({
      cwd: folder,
      env: {
        ...env,
        NODE_ENV: "production",
        BACKEND_PORT: String(port),
        MAX_OPEN_COD_ORDERS: "100000",
        LOG_LEVEL: "info",
      },
    }),
  )

const WEB = path.join(ROOT, "storefront/build/web/server.js")

/** A web tier before a backend, its memory `"on"` or `"off"`. */
export const startWeb = (processes, name, { PROXY_SECRET, RATE_LIMIT_FACTOR, NODE_OPTIONS }, backendUrl, PAGE_CACHE) =>
  startServer(
    processes,
    name,
    () => [WEB],
    (PORT) => ({
      env: {
        ...{
          PORT: String(PORT),
          PUBLIC_URL: `http://127.0.0.1:${PORT}`,
          BACKEND_URL: backendUrl,
          PUBLISHABLE_KEY: KEY,
          PAGE_CACHE,
        },
        ...{ PROXY_SECRET, RATE_LIMIT_FACTOR, ...(NODE_OPTIONS && { NODE_OPTIONS }) },
      },
    }),
  )
