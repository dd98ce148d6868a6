/** @module-tag pages */
import { spawnSync } from "node:child_process"
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { build } from "../../scripts/run/build.mjs"
import { freePort } from "../../scripts/run/free-port.mjs"
import { slotNames } from "../../storefront/plugin-parts/slots.mjs"
import { buyer, orderCart, put, totalOf } from "../buyer.ts"
import { Client } from "../client.ts"
import { type House, openTestFolder } from "../open-house.ts"
import { announce } from "../running-shop.ts"
import { shop } from "../shop.ts"
import { ADMINISTRATOR } from "../test-settings.ts"
import { IS_FULL_RUN } from "../test-size.ts"
import { CONTRACT_SLOTS, describeContract } from "./contract.ts"
import { addPlugin, copyRepository } from "./copy-repository.ts"

/** Plugins that fill every slot, by the source of a part. The orders are not those of the names. */
const PLUGINS = {
  "test-second": (slot: string) => part(slot, 20_000, `() => <p>${mark("test-second", slot)}</p>`),
  "test-first": (slot: string) =>
    part(slot, 10_000, formIn(slot), `actions: { "${slot}": async () => ({ done: "done" }) },`),
  "test-broken": (slot: string) => part(slot, 15_000, `() => { throw new Error("broken on purpose") }`),
  "test-late": (slot: string) =>
    part(
      slot,
      16_000,
      "() => <p>late</p>",
      `queries: () => [{ queryKey: ["late"], queryFn: () => new Promise(() => {}) }],`,
    ),
}

/** The part has a form, for the handler of its name; at checkout it stands in the form of the order. */
const formIn = (slot: string) => {
  const button = `<button type="submit" name="form" value="${slot}">${mark("test-first", slot)}</button>`
  return slot === "checkout.fields" ? `() => ${button}` : `() => <Form method="post">${button}</Form>`
}

const mark = (plugin: string, slot: string) => `${plugin} in ${slot}`
/** Sections of home have a name for the owner. */
const nameIn = (slot: string) => (slot === "home.sections" ? '\n  name: { en: "Test", hi: "टेस्ट" },\n' : "")
const part = (slot: string, order: number, component: string, more = "") =>
  `import { defineSlot } from "@haat/sdk/storefront"
import { Form } from "react-router-dom"
export default defineSlot("${slot}", { order: ${order}, ${more} ${nameIn(slot)} component: ${component} })`

/** Slots whose queries are loaded with a page, by the page's address. */
const LOADED = ["home.sections", "product.actions", "product.notes", "product.picture", "product.sections"]

let house: House
let copy = ""
let web: string
let metricsPort: number

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(copy, file)), { recursive: true })
  await writeFile(path.join(copy, file), text)
}

/** Builds the English storefront of the copy and its web tier. */
function buildStorefront() {
  const cli = path.join(copy, "node_modules/.bin/react-router")
  const env = { ...process.env, NODE_ENV: "production", STOREFRONT_LANGUAGE: "en" }
  for (const args of [[cli, "build"], ["build-web.mjs"]]) {
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: path.join(copy, "storefront"), env })
    if (status !== 0) throw new Error(String(stderr))
  }
}

/** Opens a copy of the shop with all these plugins, and the frozen one of contract 1. */
async function openShopWithPlugins() {
  // the tables of a test's shop are made by what is built here
  await build(["settings", "backend"])
  house = await openTestFolder()
  copy = await mkdtemp(path.join(tmpdir(), "haat-slots-"))
  await copyRepository(copy)
  for (const [name, source] of Object.entries(PLUGINS)) {
    const haat = { contract: 1, after: [], optional: name === "test-second" }
    await write(`plugins/${name}/package.json`, JSON.stringify({ name: `@haat/${name}`, haat }))
    // as npm links the folders of plugins
    await symlink(path.join(copy, "plugins", name), path.join(copy, "node_modules/@haat", name))
    const slots = name === "test-late" ? LOADED : slotNames()
    for (const slot of slots) await write(`plugins/${name}/storefront/slots/${slot}.tsx`, source(slot))
  }
  await addPlugin(copy, "v1-notes", "testing/contract/v1")
  const { build: buildCopy } = await import(path.join(copy, "scripts/run/build.mjs"))
  await buildCopy(["settings", "backend", ...(IS_FULL_RUN ? ["back office"] : [])])
  buildStorefront()

  const { env, processes } = house
  web = `http://localhost:${env.PORT}`
  metricsPort = await freePort()
  const settings = { ...env, PUBLIC_URL: web, METRICS_PORT: String(metricsPort), RATE_LIMIT_FACTOR: "10000" }
  // the copy's own scripts start the copy's processes
  const haat = await import(path.join(copy, "scripts/run/shop.mjs"))
  await haat.migrate(settings)
  haat.startSandbox(processes, settings)
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
}

afterAll(async () => {
  await house?.close()
  if (copy) await rm(copy, { recursive: true, force: true })
}, 60_000)

/** Time within which a change is seen in every page. */
const FRESH_MS = 2_000

/** Asks until the reply is as wished; fails with the last one after the time within which a change is seen. */
async function untilSeen<T>(ask: () => Promise<T>, isWished: (reply: T) => boolean): Promise<void> {
  const end = Date.now() + FRESH_MS
  for (;;) {
    const reply = await ask()
    if (isWished(reply)) return
    if (Date.now() > end) throw new Error(`Not so within ${FRESH_MS} ms: ${JSON.stringify(reply)}`)
  }
}

await openShopWithPlugins().catch(async (error) => {
  await house?.close()
  throw error
})

/** Addresses of pages that show all slots, and the visitor who sees them. */
async function pagesWithSlots() {
  const haat = shop()
  const product = await haat.product({ quantity: 9 })
  const shopper = await buyer(haat)
  await put(shopper, product.id)
  const order = await orderCart(shopper)
  await put(shopper, product.id)
  await totalOf(shopper)
  return {
    shopper,
    pages: {
      "/": ["layout.banner", "layout.end", "home.sections", "card.corner", "card.end"],
      [`/product-info/${product.id}`]: ["product.actions", "product.notes", "product.picture", "product.sections"],
      "/cart": ["cart.line", "cart.summary"],
      [`/checkout?address=${shopper.address_id}&step=pay`]: ["checkout.fields"],
      [`/orders?opened=${order.id}`]: ["order.line", "order.sections"],
      "/legal": ["legal.sections"],
      "/profile": ["account.sections"],
    },
  }
}

const failures = async (plugin: string, slot: string) => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const line = text.split("\n").find((one) => one.includes(`"${plugin}:${slot}"`))
  return Number(line?.split(" ").at(-1) ?? 0)
}

describe("the parts of plugins in the slots of the shop", () => {
  it("are all there in the stated order, and a broken one costs only itself", async () => {
    const { shopper, pages } = await pagesWithSlots()
    expect(Object.values(pages).flat().sort()).toEqual(slotNames().sort())
    for (const [address, slots] of Object.entries(pages)) {
      const { status, body } = await shopper.get(address)
      expect(status, address).toBe(200)
      for (const slot of slots) {
        const [first, second, v1] = ["test-first", "test-second", "v1"].map((plugin) =>
          body.indexOf(mark(plugin, slot)),
        )
        expect(first, slot).toBeGreaterThan(0)
        expect(second, slot).toBeGreaterThan(first)
        // a slot that is newer than the contract has no part of the frozen plugin
        if (CONTRACT_SLOTS.includes(slot)) expect(v1, slot).toBeGreaterThan(second)
        expect(await failures("test-broken", slot), slot).toBeGreaterThan(0)
      }
    }
  }, 120_000)

  it("have forms that the page handles for a browser without JavaScript", async () => {
    const { shopper, pages } = await pagesWithSlots()
    for (const [address, slots] of Object.entries(pages))
      for (const form of slots) {
        const { status, headers } = await fetch(web + (address === "/" ? "/?index" : address), {
          method: "POST",
          body: new URLSearchParams({ form }),
          headers: { cookie: shopper.cookie, origin: web },
          redirect: "manual",
        })
        expect([form, status]).toEqual([form, 303])
        expect(headers.get("location"), form).toContain(`done=${form}`)
        expect(headers.get("set-cookie"), form).toContain("form_done=")
      }
  }, 120_000)

  it("are not waited for longer than a moment when their data does not come, and that is counted", async () => {
    const guest = new Client(web, house.env.PUBLISHABLE_KEY)
    const started = performance.now()
    const { status, body } = await guest.get("/")
    expect(status).toBe(200)
    expect(body).toContain(mark("test-second", "home.sections"))
    expect(await failures("test-late", "home.sections")).toBeGreaterThan(0)
    // the limit of a page whose rendering hangs is eight seconds
    expect(performance.now() - started).toBeLessThan(6_000)
  }, 60_000)

  it("rest in every slot while their plugin is switched off, and come back without a restart", async () => {
    const { shopper, pages } = await pagesWithSlots()
    const owner = await shop().staff("owner")
    const switchTo = (is_on: boolean) => owner.put("/back-office/plugins/test-second", { is_on })
    const readAll = async () =>
      Promise.all(
        Object.entries(pages).map(async ([address, slots]) => {
          const { body } = await shopper.get(address)
          return slots.map((slot) => ["test-first", "test-second"].map((plugin) => body.includes(mark(plugin, slot))))
        }),
      )
    const areShown = (second: boolean) => (shown: boolean[][][]) =>
      shown.flat().every(([first, other]) => first && other === second)
    expect(areShown(true)(await readAll())).toBe(true)
    expect((await switchTo(false)).status).toBe(200)
    await untilSeen(readAll, areShown(false))
    expect((await switchTo(true)).status).toBe(200)
    await untilSeen(readAll, areShown(true))
  }, 120_000)

  it("are named to the owner with their last error when they fail", async () => {
    const owner = await shop().staff("owner")
    const readFailures = async (plugin: string): Promise<{ place: string; message: string }[]> =>
      (await owner.get(`/back-office/plugins/${plugin}`)).body.failures
    await new Client(web, house.env.PUBLISHABLE_KEY).get("/")
    const isNamed = (failures: { place: string }[]) => failures.some(({ place }) => place === "slot home.sections")
    const end = Date.now() + 10_000
    while (!isNamed(await readFailures("test-broken")) && Date.now() < end);
    const [broken, late] = await Promise.all(["test-broken", "test-late"].map(readFailures))
    expect(broken).toContainEqual(
      expect.objectContaining({ place: "slot home.sections", message: "broken on purpose" }),
    )
    expect(late.map(({ message }) => message)).toContain("A query took longer than 1000 ms")
    expect(await readFailures("test-first")).toEqual([])
  }, 60_000)
})

await describeContract(copy)
