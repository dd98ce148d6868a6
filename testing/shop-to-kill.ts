import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../scripts/run/free-port.mjs"
import { Processes } from "../scripts/run/processes.mjs"
import { ask, startBackend, startSandbox, untilReady } from "../scripts/run/shop.mjs"
import { announce, runningShop } from "./running-shop.ts"
import { TEMPLATE } from "./template.ts"
import { ADMINISTRATOR, testSettings } from "./test-settings.ts"

/**
 * A second shop beside the one the tests share, on a database of its own, whose backend may be killed. Until it is
 * closed, `shop()` of this process means this one.
 */
export async function openShopToKill(own: Record<string, string> = {}) {
  // After an interrupted run this worker would go on by itself and leave its shop open.
  process.once("disconnect", () => process.exit(1))
  const shared = runningShop()
  const processes = new Processes()
  const home = await mkdtemp(path.join(tmpdir(), "haat-kill-"))
  const name = `haat_kill_${process.pid}`
  const address = Object.assign(new URL(shared.databaseUrl), { pathname: `/${name}` }).href
  const env: Record<string, string> = {
    ...testSettings({
      PORT: await freePort(),
      BACKEND_PORT: await freePort(),
      SANDBOX_PORT: await freePort(),
      SANDBOX_SMTP_PORT: await freePort(),
      HAAT_HOME: home,
    }),
    DATABASE_URL: address,
    ...own,
  }
  const backendUrl = `http://127.0.0.1:${env.BACKEND_PORT}`
  let backend: ReturnType<typeof startBackend>

  const start = async () => {
    backend = startBackend(processes, env)
    await processes.until(untilReady(`${backendUrl}/ready`))
  }
  await ask(shared.databaseUrl, `create database ${name} template ${TEMPLATE}`)
  startSandbox(processes, env)
  await start()
  announce({
    ...shared,
    backendUrl,
    sandboxUrl: env.SANDBOX_URL,
    databaseUrl: address,
    proxySecret: env.PROXY_SECRET,
    administrator: ADMINISTRATOR,
  })

  return {
    databaseUrl: address,
    /** Last output of the current backend. */
    printed: () => backend.printed,
    start,
    /** The backend is gone at once, in the middle of whatever it does. */
    kill: async () => {
      backend.child.kill("SIGKILL")
      await processes.end(backend)
      await backend.ended
    },
    close: async () => {
      announce(shared)
      await processes.stop()
      await ask(shared.databaseUrl, `drop database ${name} with (force)`)
      await rm(home, { recursive: true, force: true })
    },
  }
}
