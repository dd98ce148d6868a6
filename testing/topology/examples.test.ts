/** @module-tag pages */
import { spawnSync } from "node:child_process"
import { mkdtemp, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { build } from "../../scripts/run/build.mjs"
import { findBrowser } from "../../scripts/run/find-browser.mjs"
import { ROOT } from "../../scripts/run/root.mjs"
import { Client } from "../client.ts"
import { openTestFolder } from "../open-house.ts"
import { announce } from "../running-shop.ts"
import { shop } from "../shop.ts"
import { ADMINISTRATOR } from "../test-settings.ts"
import { IS_FULL_RUN } from "../test-size.ts"
import { copyRepository } from "./copy-repository.ts"
import { countHomeBytes } from "./home-bytes.ts"

const copy = await mkdtemp(path.join(tmpdir(), "haat-wishlist-"))
// the tables of a test's shop are made by what is built here
await build(["settings", "backend"])
const house = await openTestFolder()
const { env, processes } = house
const web = `http://localhost:${env.PORT}`

afterAll(async () => {
  await house.close()
  await rm(copy, { recursive: true, force: true })
}, 60_000)

/** Runs a script of the copy. @throws Error with what it wrote */
function run(script: string[], cwd: string, more: Record<string, string> = {}) {
  const { status, stderr, stdout } = spawnSync(process.execPath, script, { cwd, env: { ...process.env, ...more } })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}

const storefront = path.join(copy, "storefront")
const ENGLISH = { NODE_ENV: "production", STOREFRONT_LANGUAGE: "en" }
const homeBytes = { with: 0, without: 0 }

/** Builds the English storefront of the copy. @returns bytes of JavaScript that home loads first */
function buildStorefront() {
  run([path.join(copy, "node_modules/.bin/react-router"), "build"], storefront, ENGLISH)
  return countHomeBytes(path.join(storefront, "build/client"))
}

async function buildWithoutExample() {
  const [plugin, aside] = [path.join(copy, "plugins/wishlist"), path.join(copy, "wishlist-aside")]
  await rename(plugin, aside)
  const bytes = buildStorefront()
  await rename(aside, plugin)
  return bytes
}

/** Opens a shop with the examples among its plugins: nothing of the copy is edited. */
async function openShopWithExamples() {
  await copyRepository(copy, ["wishlist", "gift-wrap"])
  const { build: buildCopy } = await import(path.join(copy, "scripts/run/build.mjs"))
  await buildCopy(["settings", "backend", ...(IS_FULL_RUN ? ["back office"] : [])])
  if (IS_FULL_RUN) homeBytes.without = await buildWithoutExample()
  homeBytes.with = buildStorefront()
  run(["build-web.mjs"], storefront, ENGLISH)
  // the copy's own scripts start the copy's processes
  const haat = await import(path.join(copy, "scripts/run/shop.mjs"))
  const settings = { ...env, PUBLIC_URL: web, RATE_LIMIT_FACTOR: "10000" }
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

await openShopWithExamples().catch(async (error) => {
  await house.close()
  throw error
})

// the tests of the examples themselves, in this shop
await import("../../examples/wishlist/src/api/store/wishlist/wishlist.test.ts")
await import("../../examples/gift-wrap/src/gift-wrap.test.ts")

describe("a shop with the example wishlist", () => {
  const guest = () => new Client(web, env.PUBLISHABLE_KEY)

  it("has a heart in the HTML of cards and of the product page, which works for a guest by signing in", async () => {
    const product = await shop().product()
    const [home, page] = [await guest().get("/"), await guest().get(`/product-info/${product.id}`)]
    expect(home.body).toContain('href="/wishlist?add=')
    expect(page.body).toContain("Add to wishlist")
    const body = new URLSearchParams({ form: "wish", product_id: product.id })
    const posted = await fetch(`${web}/product-info/${product.id}`, {
      method: "POST",
      body,
      headers: { origin: web },
      redirect: "manual",
    })
    expect(posted.headers.get("location")).toBe(`/login?next=${encodeURIComponent(`/wishlist?add=${product.id}`)}`)
  })

  it("shows the lists to their shopper, and a shared one to a guest, neither kept by caches", async () => {
    const [shopper, product] = [await shop().shopper(), await shop().product()]
    await shopper.post("/store/wishlist/items", { product_id: product.id })
    const { lists } = (await shopper.get("/store/wishlist")).body
    expect((await shopper.get("/wishlist")).body).toContain(product.name)
    const shared = (await shopper.post(`/store/wishlist/${lists[0].id}/link`, {})).body.lists[0].share_token
    const opened = await guest().get(`/wishlist/shared/${shared}`)
    expect(opened.body).toContain(product.name)
    expect(opened.headers.get("cache-control")).toContain("no-store")
    expect(opened.headers.get("x-robots-tag")).toBe("noindex")
    await shopper.delete(`/store/wishlist/${lists[0].id}/link`)
    const ended = await guest().get(`/wishlist/shared/${shared}`)
    expect([ended.status, ended.body.includes("This link has ended")]).toEqual([404, true])
  })

  it.runIf(IS_FULL_RUN)("adds at most 2 KB to what home loads before its visitor does anything", () => {
    expect(homeBytes.without).toBeGreaterThan(100 * 1024)
    expect(homeBytes.with - homeBytes.without).toBeLessThanOrEqual(2 * 1024)
  })

  it.runIf(IS_FULL_RUN)(
    "passes its journeys at both widths",
    () => {
      run(
        [path.join(ROOT, "node_modules/@playwright/test/cli.js"), "test", "-c", "examples/playwright.config.ts"],
        ROOT,
        { CHROMIUM_PATH: findBrowser() ?? "" },
      )
    },
    600_000,
  )
})
