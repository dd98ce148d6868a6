import { spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { findBrowser } from "../../scripts/run/find-browser.mjs"
import { ROOT } from "../../scripts/run/root.mjs"
import { shop } from "../shop.ts"
import { IS_FULL_RUN } from "../test-size.ts"

const PLUGIN = "v1-notes"
const SOURCE = path.join(ROOT, "testing/contract/v1")

const listSlots = (host: string) =>
  readdirSync(path.join(SOURCE, host, "slots")).map((file) => path.basename(file, ".tsx"))

/** Slots of the shop that a plugin of contract 1 can fill. */
export const CONTRACT_SLOTS = listSlots("storefront")

/** Starts the shop of a copy as `npm start` does. */
const start = (copy: string) => spawnSync(process.execPath, ["scripts/start.mjs"], { cwd: copy, encoding: "utf8" })

const unsupportedMessage = (name: string) =>
  `The plugin ${name} wants contract 99 of the shop, which supports 1: install a version of the plugin for this shop, ` +
  "or update the shop."

/** Tests of the frozen plugin of contract 1, in the open shop of a copy that has it. */
export async function describeContract(copy: string) {
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true })
    await writeFile(path.join(copy, file), text)
  }
  // the plugin's own tests
  await import("../contract/v1/src/api/store/v1-notes/v1-notes.test.ts")

  describe("a shop with the frozen plugin of contract 1", () => {
    it("has its page, its navigation, its public setting and its data in the HTML", async () => {
      const [shopper, product] = [await shop().shopper(), await shop().product()]
      await shopper.post("/store/v1-notes", { name: "Kept lota", product_id: product.id })
      const { body } = await shopper.get("/v1-notes")
      expect(body).toContain("Kept lota")
      expect(body).toContain('href="/v1-notes"')
      expect(body).toContain("v1 greets")
      expect((await shopper.get(`/product-info/${product.id}`)).body).toContain("1 notes")
    })

    it("finds its resource and its parts of the slots of the back office", async () => {
      const { findBackOfficeParts } = await import(path.join(copy, "scripts/run/back-office-parts.mjs"))
      const { modules, fills } = findBackOfficeParts()
      const isOwn = ({ plugin }: { plugin?: string }) => plugin === PLUGIN
      expect(modules.filter(isOwn)).toMatchObject([{ name: "v1-notes" }])
      const slots = fills.filter(isOwn).map(({ slot }: { slot: string }) => slot)
      expect(slots.map((slot: string) => slot.replace(":", ".")).sort()).toEqual(listSlots("admin").sort())
    })

    it("fills the demo shop with its data", async () => {
      const require = createRequire(import.meta.url)
      const { DEMO_DATA } = require(path.join(copy, `plugins/${PLUGIN}/.medusa/server/src/demo-data.js`))
      const sql = "insert into v1_trace (id, made_by) values ($1, $2)"
      const raw = (_statement: string, row: { id: string; made_by: string }) => shop().sql(sql, [row.id, row.made_by])
      await DEMO_DATA.addContent({ resolve: () => ({ raw }) })
      expect(await shop().sql("select from v1_trace where made_by = 'demo data'")).toHaveLength(1)
    })

    it("does not start with a plugin of contract 99, in a folder or a package: one sentence says why", async () => {
      const manifest = (name: string) => JSON.stringify({ name, haat: { contract: 99 } })
      await write("plugins/test-99/package.json", manifest("@haat/test-99"))
      const withFolder = start(copy)
      await rm(path.join(copy, "plugins/test-99"), { recursive: true })
      expect([withFolder.status, withFolder.stderr.trim()]).toEqual([1, unsupportedMessage("test-99")])

      const root = JSON.parse(await readFile(path.join(copy, "package.json"), "utf8"))
      const dependencies = { ...root.dependencies, "test-99": "1.0.0" }
      await write("node_modules/test-99/package.json", manifest("test-99"))
      await write("package.json", JSON.stringify({ ...root, dependencies }))
      const withPackage = start(copy)
      expect([withPackage.status, withPackage.stderr.trim()]).toEqual([1, unsupportedMessage("test-99")])
    }, 120_000)

    it.runIf(IS_FULL_RUN)(
      "passes its journeys of the back office",
      () => {
        // pages of this shop have parts that throw on purpose, which the journeys of shoppers do not allow
        const cli = path.join(ROOT, "node_modules/@playwright/test/cli.js")
        const { status, stdout } = spawnSync(
          process.execPath,
          [cli, "test", "-c", "testing/contract/playwright.config.ts", "--project", "desktop"],
          { cwd: ROOT, encoding: "utf8", env: { ...process.env, CHROMIUM_PATH: findBrowser() ?? "" } },
        )
        expect(status, stdout).toBe(0)
      },
      600_000,
    )
  })
}
