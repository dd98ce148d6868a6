import { execFileSync } from "node:child_process"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { freePort } from "../scripts/run/free-port.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import { untilReady, WEB_SETTINGS } from "../scripts/run/shop.mjs"
import { KEY } from "./bench-environment.mjs"

const LOOK_MS = 5_000
const IDLE_SECONDS = 1

/**
 * Starts a program as one of `processes` and waits until `health` answers.
 * @returns its name, its process id, how long starting took in seconds, `memory()`: what it holds in MB now,
 * `untilIdle()`: when it uses a fifth of a core at most, and `end()`
 */
async function startReadyProcess(processes, name, args, { cwd, env, health }) {
  const since = performance.now()
  const part = startWorker(processes, name, args, { cwd, env })
  await processes.until(untilReady(health))
  return { ...part, seconds: (performance.now() - since) / 1000 }
}

/** A part that listens nowhere. @returns what `startPart` does, without how long starting took */
export function startWorker(processes, name, args, { cwd, env }) {
  const part = processes.start(name, args, { cwd, env })
  const { child } = part
  const psNumber = (what) => Number(execFileSync("ps", ["-o", `${what}=`, "-p", String(child.pid)]))
  const untilIdle = async () => {
    for (let before = -Infinity, now = psNumber("cputimes"); now - before > IDLE_SECONDS; ) {
      await setTimeout(LOOK_MS)
      ;[before, now] = [now, psNumber("cputimes")]
    }
  }
  const end = () => processes.end(part)
  return { name, pid: child.pid, memory: () => psNumber("rss") / 1024, untilIdle, end }
}

/**
 * A part that listens on a free port, or on the one that is given, once it answers. `args` and `options` are functions
 * of the port.
 * @returns the part with its `url`
 */
export async function startServer(processes, name, args, options, given = 0) {
  const port = given || (await freePort())
  const url = `http://127.0.0.1:${port}`
  const { health = "/health", ...rest } = options(port)
  const part = await startReadyProcess(processes, name, args(port), { ...rest, health: url + health })
  return { ...part, url }
}

/** A Medusa, as the shop starts its backend: the web tier logs requests. */
export const startBackend = (processes, name, { folder, medusa }, env, port = 0) =>
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
    port,
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
        ...WEB_SETTINGS,
        PORT: String(PORT),
        PUBLIC_URL: `http://127.0.0.1:${PORT}`,
        BACKEND_URL: backendUrl,
        PUBLISHABLE_KEY: KEY,
        PAGE_CACHE,
        PROXY_SECRET,
        RATE_LIMIT_FACTOR,
        ...(NODE_OPTIONS && { NODE_OPTIONS }),
      },
    }),
  )
