import { build } from "../../scripts/run/build.mjs"
import { startBackend, startSandbox, startWeb, untilReady } from "../../scripts/run/shop.mjs"
import { openTestFolder } from "../open-house.ts"
import { announce } from "../running-shop.ts"
import { FLAGS, type Stock } from "../template.ts"
import { ADMINISTRATOR } from "../test-settings.ts"

/** One shop behind its web tier, with the limits of an ordinary day. `shop()` visits it through the web tier. */
export async function openWebAndBackend(own: Record<string, string>, stock: Stock = "empty") {
  await build()
  const { home, env, processes, close } = await openTestFolder(FLAGS, stock)
  try {
    const web = `http://localhost:${env.PORT}`
    const settings = { ...env, RATE_LIMIT_FACTOR: "1", PUBLIC_URL: web, ...own }
    startSandbox(processes, settings)
    startBackend(processes, settings)
    await processes.until(untilReady(`http://127.0.0.1:${env.BACKEND_PORT}/ready`))
    startWeb(processes, settings)
    await processes.until(untilReady(`${web}/ready`))
    announce({
      backendUrl: web,
      webUrl: web,
      sandboxUrl: env.SANDBOX_URL,
      databaseUrl: env.DATABASE_URL,
      publishableKey: env.PUBLISHABLE_KEY,
      proxySecret: env.PROXY_SECRET,
      administrator: ADMINISTRATOR,
    })
    return { web, backend: `http://127.0.0.1:${env.BACKEND_PORT}`, proxySecret: env.PROXY_SECRET, home, env, close }
  } catch (error) {
    await close()
    throw error
  }
}
