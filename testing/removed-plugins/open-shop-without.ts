import path from "node:path"
import { build } from "../../scripts/run/build.mjs"
import { createDatabase } from "../../scripts/run/shop.mjs"
import { openTestFolder } from "../open-house.ts"
import { announce } from "../running-shop.ts"
import { FLAGS } from "../template.ts"
import { ADMINISTRATOR } from "../test-settings.ts"
import { copyWithout } from "./copy-without.ts"

export type ShopWithout = Awaited<ReturnType<typeof openShopWithout>>

/**
 * Opens a shop of a copy of this repository that does not have these plugins.
 * @param isNew a new shop with the demo data; otherwise a demo shop that had the plugins until now
 */
export async function openShopWithout(plugins: string[], isNew: boolean) {
  await build(["settings", "backend"])
  const house = await openTestFolder(FLAGS, isNew ? "empty" : "demo")
  let removeCopy = async () => {}
  const close = async () => {
    await house.close()
    await removeCopy()
  }
  try {
    const { folder: copy, remove } = await copyWithout(plugins)
    removeCopy = remove
    if (isNew) {
      await createDatabase(house.database.address("postgres"), "new_shop")
      house.env.DATABASE_URL = house.database.address("new_shop")
    }
    const web = await start(copy, house, isNew ? ["demo", "administrator"] : [])
    return { copy, web, publishableKey: house.env.PUBLISHABLE_KEY, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Migrates the database, seeds it, and starts the shop by the copy's own scripts. @returns its address */
async function start(copy: string, { env, processes }: Awaited<ReturnType<typeof openTestFolder>>, seeds: string[]) {
  const haat = await import(path.join(copy, "scripts/run/shop.mjs"))
  const web = `http://localhost:${env.PORT}`
  const settings = { ...env, PUBLIC_URL: web }
  haat.startSandbox(processes, settings)
  await haat.migrate(settings)
  await haat.seed(settings, seeds)
  haat.startBackend(processes, settings)
  await processes.until(haat.untilReady(`http://127.0.0.1:${env.BACKEND_PORT}/ready`))
  haat.startWeb(processes, settings)
  await processes.until(haat.untilReady(`${web}/ready`))
  announce({
    backendUrl: web,
    webUrl: web,
    sandboxUrl: env.SANDBOX_URL,
    databaseUrl: env.DATABASE_URL,
    publishableKey: env.PUBLISHABLE_KEY,
    proxySecret: env.PROXY_SECRET,
    administrator: ADMINISTRATOR,
  })
  return web
}
