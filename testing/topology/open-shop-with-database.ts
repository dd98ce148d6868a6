import { build } from "../../scripts/run/build.mjs"
import { startBackend, startSandbox, startWeb, untilReady } from "../../scripts/run/shop.mjs"
import { openTestFolder } from "../open-house.ts"
import { announce } from "../running-shop.ts"
import { ADMINISTRATOR } from "../test-settings.ts"
import { databaseToLose } from "./database-to-lose.ts"

export type ShopWithDatabase = Awaited<ReturnType<typeof openShopWithDatabase>>

/** One shop behind its web tier, whose PostgreSQL can be lost and found. `shop()` visits it through the web tier. */
export async function openShopWithDatabase(own: Record<string, string> = {}) {
  await build()
  const { env, processes, database, close } = await openTestFolder()
  try {
    const web = `http://localhost:${env.PORT}`
    const settings = { ...env, PUBLIC_URL: web, ...own }
    startSandbox(processes, settings)
    const backend = startBackend(processes, settings)
    await processes.until(untilReady(`http://127.0.0.1:${env.BACKEND_PORT}/ready`))
    const webTier = startWeb(processes, settings)
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
    const { lose, find } = databaseToLose(processes, database, env.DATABASE_URL)
    return {
      web,
      backendUrl: `http://127.0.0.1:${env.BACKEND_PORT}`,
      databaseUrl: env.DATABASE_URL,
      backend,
      webTier,
      processes,
      close,
      loseDatabase: lose,
      findDatabase: find,
    }
  } catch (error) {
    await close()
    throw error
  }
}
