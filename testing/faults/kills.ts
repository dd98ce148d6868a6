import type { FaultShop, PartName } from "./open-fault-shop.ts"
import { formatSeconds, pause, percentile, type Row, those } from "./row.ts"
import { cartsUsableAfter, lostOrders, startShoppers } from "./shoppers.ts"

const KILLS = 30
const SHOPPERS = 4
const CART_USABLE_S = 60
const PARTS: PartName[] = ["backend", "worker", "web"]

/** Every part often enough, in no order. */
const victims = () =>
  Array.from({ length: KILLS }, (_, nth) => PARTS[nth % PARTS.length])
    .map((name) => ({ name, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name)

async function killAtRandom(shop: FaultShop) {
  const [people, product] = await Promise.all([shop.crowd(SHOPPERS), shop.haat.product({ quantity: 20_000 })])
  const shoppers = startShoppers(shop, people, product.id)
  await pause(3_000)
  const kills: number[] = []
  for (const name of victims()) {
    kills.push(Date.now())
    shop.signal(name, "SIGKILL")
    // the next comes when it may be still away, just back, or well
    await pause(500 + Math.random() * 4_000)
    await shop.ready()
  }
  const last = kills[kills.length - 1]
  while (cartsUsableAfter(shoppers, SHOPPERS, last) === undefined && Date.now() - last < CART_USABLE_S * 1000)
    await pause(250)
  await shoppers.stop()

  const usable = kills.map((at) => cartsUsableAfter(shoppers, SHOPPERS, at))
  const longest = usable.includes(undefined) ? undefined : Math.max(...(usable as number[]))
  const lost = await lostOrders(shop, shoppers)
  return {
    figures: `${KILLS} kills, ${shoppers.placed.length} orders, each cart usable after ${formatSeconds(longest)} at most (median ${formatSeconds(
      percentile(
        usable.map((one) => one ?? 999),
        50,
      ),
    )})`,
    broken: those({
      [`${lost} acknowledged orders are lost`]: lost > 0,
      "a cart was not usable within 60 s": longest === undefined || longest > CART_USABLE_S,
      "hardly anything was sold": shoppers.placed.length < KILLS,
    }),
  }
}

export const killRows: Row[] = [
  { name: "SIGKILL of backend, worker and web at random while 4 shoppers order", run: killAtRandom },
]
