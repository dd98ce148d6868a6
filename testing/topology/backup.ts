import path from "node:path"
import { expect, it } from "vitest"
import { command } from "../../scripts/run/command.mjs"
import { freePort } from "../../scripts/run/free-port.mjs"
import { startPostgres } from "../../scripts/run/postgres.mjs"
import { Processes } from "../../scripts/run/processes.mjs"
import { ROOT } from "../../scripts/run/root.mjs"
import { startBackend, untilReady } from "../../scripts/run/shop.mjs"
import { buyers } from "../buyer.ts"
import { Client } from "../client.ts"
import { smallOrFull } from "../test-size.ts"
import { front, haat } from "./one-shop.ts"
import { order, put, totalOf } from "./people.ts"
import { startRush } from "./rush.ts"

const elsewhere = () => path.join(front.home, "elsewhere")

/** Runs one of the shop's commands on the data folder `home`, with a database of the shop's own. */
const npmRun = (name: string, home: string, ...args: string[]) =>
  command(process.execPath, [path.join(ROOT, `scripts/${name}.mjs`), ...args], {
    env: { HAAT_HOME: home, DATABASE_URL: "", NODE_ENV: "", SANDBOX: "on" },
  })

it("a backup of a selling shop opens elsewhere with each order whole or not at all", { timeout: 240_000 }, async () => {
  const lota = await haat.product({ quantity: 5_000 })
  const people = await buyers(haat, smallOrFull(2, 4))
  const rush = startRush(people, [front.web, front.web], lota.id)
  await expect.poll(() => rush.placed.length, { timeout: 60_000 }).toBeGreaterThan(5)

  const lost = new Set(rush.placed)
  const before = lost.size
  const copy = path.join(front.home, "copy")
  await npmRun("backup", front.home, copy)
  const during = rush.placed.length
  await rush.stop()
  expect(during, "the shop sells while it is copied").toBeGreaterThan(before)

  expect(await npmRun("restore", elsewhere(), copy)).toContain("stock, orders and payments agree")
  await expect(npmRun("restore", elsewhere(), copy)).rejects.toThrow("holds a shop")
  await visitRestored(elsewhere(), async (backendUrl) => {
    for (const { person, address_id } of people) {
      const visitor = Object.assign(new Client(backendUrl, front.env.PUBLISHABLE_KEY), { person, address_id })
      await visitor.post("/auth/sign-in", { username: person.username, password: "Secret@123" })
      const { orders } = (await visitor.get("/store/my-orders?limit=100")).body as { orders: Order[] }
      expect(orders.filter(({ items }) => items.length !== 1 || items[0].quantity < 1)).toEqual([])
      for (const { id } of orders) lost.delete(id)

      // Orders under way during the copy are still in the cart or placed: their shoppers go on buying.
      await put(visitor, backendUrl, lota.id)
      const again = async () => (await order(visitor, backendUrl, await totalOf(visitor, backendUrl))).status
      await expect.poll(again, { timeout: 90_000, interval: 1_000 }).toBe(201)
    }
  })
  expect([...lost], "orders confirmed before the copy was begun").toEqual([])
})

it("a copy that was cut short is not restored", async () => {
  await expect(npmRun("restore", `${elsewhere()}-none`, front.home)).rejects.toThrow("not a complete copy")
})

type Order = { id: string; items: { quantity: number }[] }

async function visitRestored(home: string, visit: (backendUrl: string) => Promise<void>) {
  const processes = new Processes()
  try {
    const { address } = await startPostgres(processes, { folder: path.join(home, "postgres") })
    const env = { ...front.env, HAAT_HOME: home, DATABASE_URL: address("haat"), BACKEND_PORT: String(await freePort()) }
    startBackend(processes, env)
    const backendUrl = `http://127.0.0.1:${env.BACKEND_PORT}`
    await processes.until(untilReady(`${backendUrl}/health`))
    await visit(backendUrl)
  } finally {
    await processes.stop()
  }
}
