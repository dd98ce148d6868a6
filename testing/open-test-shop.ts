import { existsSync } from "node:fs"
import path from "node:path"
import { build } from "../scripts/run/build.mjs"
import { step } from "../scripts/run/progress.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import { startBackend, startSandbox, startWeb, untilReady } from "../scripts/run/shop.mjs"
import { type House, openSecondTestFolder, openTestFolder } from "./open-house.ts"
import type { RunningShop } from "./running-shop.ts"
import { FLAGS } from "./template.ts"
import { ADMINISTRATOR } from "./test-settings.ts"

/**
 * Opens a shop for API tests: free ports, a throw-away database and data folder, the engine and an administrator.
 * @returns where it is, and what closes it; it also closes when this process ends in any other way
 */
export async function openTestShop(): Promise<{ shop: RunningShop; close: House["close"] }> {
  await build(["plugins", "backend"])
  const house = await openTestFolder()
  try {
    return { shop: await step("Opening a shop for tests", () => openIn(house)), close: house.close }
  } catch (error) {
    await house.close()
    throw error
  }
}

/**
 * Opens so many demo shops with their web tiers. They share one PostgreSQL; each has a database, pictures and processes
 * of its own.
 */
export async function openDemoShops(count: number): Promise<{ shops: RunningShop[]; close: House["close"] }> {
  await build()
  const first = await openTestFolder(FLAGS, "demo")
  const beside: House[] = []
  const close = async () => {
    await Promise.all(beside.map((house) => house.close()))
    await first.close()
  }
  try {
    while (beside.length < count - 1)
      beside.push(await openSecondTestFolder(first, `haat_${beside.length + 2}`, "demo"))
    const open = () => Promise.all([first, ...beside].map(openIn))
    return { shops: await step(`Opening ${count} demo shops for tests`, open), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A statement may take long on a slow machine with several shops; locks keep their limit, which tests wait for. */
const LONG_STATEMENTS = { DATABASE_STATEMENT_TIMEOUT_MS: "60000" }

async function openIn({ env, processes }: House): Promise<RunningShop> {
  startSandbox(processes, env)
  startBackend(processes, { ...env, ...LONG_STATEMENTS })
  const hasWebTier = existsSync(path.join(ROOT, "storefront/build/web/server.js"))
  if (hasWebTier) startWeb(processes, env)
  await processes.until(untilReady(`http://127.0.0.1:${env.BACKEND_PORT}/ready`))
  if (hasWebTier) await processes.until(untilReady(`http://127.0.0.1:${env.PORT}/ready`))
  // A part that falls takes the tests with it, and says why.
  processes.failure.then((reason) => console.error((reason as Error).message))
  return {
    backendUrl: `http://127.0.0.1:${env.BACKEND_PORT}`,
    webUrl: `http://localhost:${env.PORT}`,
    sandboxUrl: env.SANDBOX_URL,
    smtp: { port: env.SANDBOX_SMTP_PORT, secret: env.SANDBOX_SECRET },
    databaseUrl: env.DATABASE_URL,
    publishableKey: env.PUBLISHABLE_KEY,
    proxySecret: env.PROXY_SECRET,
    administrator: ADMINISTRATOR,
  }
}
