import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { command } from "../../scripts/run/command.mjs"
import { findBrowser } from "../../scripts/run/find-browser.mjs"
import { findPlugins } from "../../scripts/run/find-plugins.mjs"
import { readClaims, readPlugin } from "../../scripts/run/plugin-clashes.mjs"
import { ROOT } from "../../scripts/run/root.mjs"
import { Client } from "../client.ts"
import { runTests, VITEST } from "./copy-without.ts"
import { findDeadLinks } from "./find-dead-links.ts"
import { openShopWithout, type ShopWithout } from "./open-shop-without.ts"

const OPTIONAL = findPlugins().filter(({ manifest }) => manifest.haat.optional)
const CASES = [
  ...OPTIONAL.map((plugin) => ({ title: plugin.name, plugins: [plugin] })),
  { title: "optional plugins", plugins: OPTIONAL },
]

/**
 * Unit tests that read the folders of all plugins, or render or list what plugins bring. In a shop without all optional
 * plugins, rest.test.ts runs the others too.
 */
const UNIT = [
  "scripts/",
  "packages/",
  "testing/",
  "backend/src/",
  "storefront/plugin-parts/",
  "storefront/app/home/",
  "storefront/app/lib/backend/error-catalogue",
  "storefront/app/lib/backend/load-page",
  "storefront/app/personal-data",
  "storefront/app/plain-text",
  "storefront/app/routes/sitemap",
  "storefront/app/slots/",
  "storefront/app/translations",
  "storefront/server/rendering/render-pool",
  "admin/src/audit-log/",
  "admin/src/customize/",
  "admin/src/home-page/",
  "admin/src/layout/",
  "admin/src/my-settings/",
  "admin/src/plugins/",
  "admin/src/resources",
  "admin/src/slots/",
]

describe.each(CASES)("a shop without $title", ({ plugins }) => {
  const names = plugins.map(({ name }) => name)
  let shop: ShopWithout
  beforeAll(async () => {
    shop = await openShopWithout(names, plugins.length > 1)
  }, 1_200_000)
  afterAll(() => shop?.close(), 60_000)

  const visitor = () => new Client(shop.web, shop.publishableKey)
  const run = (script: string[], cwd: string, env = {}) => command(process.execPath, script, { cwd, env })

  it("has no dead link on the pages of a guest and of a shopper", async () => {
    const shopper = visitor()
    expect((await shopper.post("/auth/sign-in", { username: "asha", password: "Asha@1234" })).status).toBe(200)
    for (const one of [visitor(), shopper]) {
      const { dead, count } = await findDeadLinks(one, ["/", "/hi", "/sitemap.xml", "/api/docs"])
      expect(dead).toEqual([])
      expect(count).toBeGreaterThan(50)
    }
  }, 300_000)

  it("neither answers nor describes a route of theirs", async () => {
    const lines = plugins.flatMap((plugin) => readClaims(readPlugin(plugin)).route)
    const owner = visitor()
    await owner.post("/auth/sign-in", { username: "admin", password: "Admin@1234" })
    const described = Object.keys((await owner.get("/api/openapi.json")).body.paths)
    expect(described.length).toBeGreaterThan(50)
    // one alone may have none
    if (plugins.length > 1) expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const [method, route] = line.split(" ")
      const { status } = await owner.send(method, route.replace(/:\w+/g, "x"))
      expect(status, line).toBe(404)
      expect(described, line).not.toContain(route.replace(/:(\w+)/g, "{$1}"))
    }
  }, 120_000)

  it("has a back office whose menu leads to screens", async () => {
    const cli = path.join(ROOT, "node_modules/@playwright/test/cli.js")
    await run([cli, "test", "-c", "testing/removed-plugins/playwright.config.ts"], ROOT, {
      CHROMIUM_PATH: findBrowser() ?? "",
    })
  }, 400_000)

  it("passes the unit tests of the rest that see plugins", async () => {
    const others = OPTIONAL.filter((plugin) => !plugins.includes(plugin)).map(({ name }) => `plugins/${name}/`)
    await runTests(shop.copy, VITEST, ["run", "--project=unit*", "--project=screens*", ...UNIT, ...others])
  }, 900_000)
})
