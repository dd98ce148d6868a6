import { existsSync } from "node:fs"
import path from "node:path"
import { build } from "../scripts/run/build.mjs"
import type { Processes } from "../scripts/run/processes.mjs"
import { step } from "../scripts/run/progress.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import { seed, startBackend, startSandbox, startWeb, untilReady } from "../scripts/run/shop.mjs"
import { type House, openHouse } from "./open-house.ts"
import type { RunningShop } from "./running-shop.ts"
import { ADMINISTRATOR } from "./test-settings.ts"

/**
 * Opens a shop of its own for one run of tests: free ports, a throw-away database and data folder.
 * @param stock "empty" has the engine and an administrator; "demo" has the demo shop as well
 * @returns where it is, and what closes it; it also closes when this process ends in any other way
 */
export async function openTestShop(stock: "empty" | "demo"): Promise<{ shop: RunningShop; close: House["close"] }> {
  await build(stock === "empty" ? ["plugins", "backend"] : undefined)
  const { env, processes, close } = await openHouse()
  try {
    if (stock === "demo") await step("Seeding the demo shop for tests", () => seed(env, ["demo"]))
    await step("Opening a shop for tests", () => open(processes, env))
    // A part that falls takes the tests with it, and says why.
    processes.fallen.then((reason) => console.error((reason as Error).message))
    const shop = {
      backendUrl: `http://127.0.0.1:${env.BACKEND_PORT}`,
      webUrl: `http://localhost:${env.PORT}`,
      sandboxUrl: env.SANDBOX_URL,
      databaseUrl: env.DATABASE_URL,
      publishableKey: env.PUBLISHABLE_KEY,
      proxySecret: env.PROXY_SECRET,
      administrator: ADMINISTRATOR,
    }
    return { shop, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function open(processes: Processes, env: Record<string, string>) {
  startSandbox(processes, env)
  startBackend(processes, env)
  await processes.until(untilReady(`http://127.0.0.1:${env.BACKEND_PORT}/ready`))
  if (!existsSync(path.join(ROOT, "storefront/build/web/server.js"))) return
  startWeb(processes, env)
  await processes.until(untilReady(`http://127.0.0.1:${env.PORT}/ready`))
}
