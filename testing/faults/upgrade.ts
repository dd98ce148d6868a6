import { freePort } from "../../scripts/run/free-port.mjs"
import { untilReady } from "../../scripts/run/shop.mjs"
import { differences } from "../upgrades/differences.ts"
import { continueHistory, makeHistory } from "../upgrades/make-history.ts"
import { readHistory } from "../upgrades/read-history.ts"
import { THIS_VERSION, UPGRADED_FROM, type Version, versionBefore, versionOf } from "../version.ts"
import { type FaultShop, openFaultShop } from "./open-fault-shop.ts"
import { formatSeconds, pause, type Row, those } from "./row.ts"
import { lostOrders, startShoppers } from "./shoppers.ts"

const SHOPPERS = 4
/** How long the versions work side by side. */
const SIDE_BY_SIDE_MS = 20_000

/** Upgrades as docs/operations.md says: the database first, then processes of this version, then the others end. */
async function upgrade(shop: FaultShop) {
  const { processes, env } = shop.place
  const [people, product] = await Promise.all([shop.crowd(2 * SHOPPERS), shop.haat.product({ quantity: 20_000 })])
  const before = startShoppers(shop, people.slice(0, SHOPPERS), product.id)
  await pause(3_000)

  const began = Date.now()
  await THIS_VERSION.migrate(env)
  const migrated = (Date.now() - began) / 1000

  const server = { ...(await startBackends(shop)), PORT: String(await freePort()) }
  THIS_VERSION.startWeb(processes, server)
  const web = `http://localhost:${server.PORT}`
  await processes.until(untilReady(`${web}/ready`))

  // people signed in before are still signed in
  const after = startShoppers({ ...shop, web }, people.slice(SHOPPERS), product.id)
  await pause(SIDE_BY_SIDE_MS)
  await before.stop()
  for (const part of Object.values(shop.processes)) await processes.end(part)
  // the address at which everybody knows the shop
  THIS_VERSION.startWeb(processes, { ...server, PORT: env.PORT })
  await processes.until(untilReady(`${shop.web}/ready`))
  const alone = after.placed.length
  await pause(3_000)
  await after.stop()

  const steps = [...before.steps, ...after.steps]
  const rejected = steps.filter(({ status }) => status >= 400 || status === 0)
  const lost = (await lostOrders(shop, before)) + (await lostOrders(shop, after))
  return {
    figures: `tables changed in ${formatSeconds(migrated)}; ${before.placed.length} orders through the version before, ${after.placed.length} through this one`,
    broken: those({
      [`${lost} acknowledged orders are lost`]: lost > 0,
      [`${rejected.length} requests were rejected, the first ${JSON.stringify(rejected[0]?.body)?.slice(0, 200)}`]:
        rejected.length > 0,
      "nothing was sold through the version before": !before.placed.length,
      "nothing was sold through this version once it was alone": after.placed.length === alone,
    }),
  }
}

/** Starts a backend and a worker of this version. @returns the settings of the backend, for its web tier */
async function startBackends({ place: { processes, env } }: FaultShop) {
  const server = { ...env, MEDUSA_WORKER_MODE: "server", BACKEND_PORT: String(await freePort()) }
  const worker = { ...env, MEDUSA_WORKER_MODE: "worker", BACKEND_PORT: String(await freePort()) }
  for (const each of [server, worker]) THIS_VERSION.startBackend(processes, each)
  for (const each of [server, worker]) await processes.until(untilReady(`http://127.0.0.1:${each.BACKEND_PORT}/ready`))
  return server
}

/** Most differences that are printed. */
const MAX_PRINTED = 12

/** Upgrades a shop that has sold for a while: everything reads as before, and what is left to do can be done. */
async function upgradeHistory(shop: FaultShop) {
  const { processes, env } = shop.place
  const history = await makeHistory(shop)
  const before = await readHistory(shop.haat, history)
  for (const part of Object.values(shop.processes)) await processes.end(part)
  const began = Date.now()
  await THIS_VERSION.migrate(env)
  const migrated = (Date.now() - began) / 1000
  THIS_VERSION.startWeb(processes, await startBackends(shop))
  await processes.until(untilReady(`${shop.web}/ready`))

  const changed = differences(before, await readHistory(shop.haat, history))
  await continueHistory(history)
  return {
    figures: `tables changed in ${formatSeconds(migrated)}; ${Object.keys(before).length} replies and lists compared`,
    broken: changed.slice(0, MAX_PRINTED),
  }
}

const historyRow = (version: string, build: () => Promise<Version>): Row => ({
  name: `upgrade: orders, returns, exchanges, documents and refunds of a shop from ${version}`,
  prepare: build,
  open: async () => openFaultShop(await build()),
  run: upgradeHistory,
})

export const upgradeRows: Row[] = [
  {
    name: "upgrade: the version before and this one on one database while 8 shoppers order",
    prepare: versionBefore,
    open: async () => openFaultShop(await versionBefore()),
    run: upgrade,
  },
  historyRow("the version before", versionBefore),
  ...Object.entries(UPGRADED_FROM).map(([name, commit]) => historyRow(name, () => versionOf(commit))),
]
