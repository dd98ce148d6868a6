import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, expect, it } from "vitest"
import { describePlugin, readHookNames } from "./describe-plugin.mjs"
import { formatPlugin } from "./list-plugins.mjs"

const folder = mkdtempSync(path.join(tmpdir(), "haat-lamps-"))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (file: string) => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(folder, file), "")
}

const plugin = {
  name: "lamps",
  packageName: "@haat/lamps",
  folder,
  isPackage: true,
  manifest: { name: "@haat/lamps", version: "1.2.0", haat: { contract: 1, after: ["catalog"], optional: true } },
}

it("describes what a plugin brings, by audience and kind", () => {
  for (const file of [
    "storefront/slots/product.actions.tsx",
    "storefront/slots/product.actions.unit.test.tsx",
    "storefront/routes/lamps.$id.tsx",
    "admin/slots/order.side.tsx",
  ])
    write(file)
  const files = {
    "src/routes.ts": 'defineRoutes("Lamps", {\n  "GET /store/lamps": {},\n  "POST /store/lamps": {},\n})',
    "src/back-office.ts": '  routes: {\n    "PUT /back-office/lamps/:id": {},\n  }',
    "src/hooks/route.ts": '  "POST /hooks/lamps": {},',
    "src/modules/lamps/models/lamp.ts": 'model.define("lamp", {})',
    "src/hook-handlers.ts": 'addToHook(DIM_HOOK, { plugin: "lamps", order: 100, run })',
    "src/mails.ts": 'addMailPart("order-placed", { plugin: "lamps", order: 100, compose })',
    "src/jobs/dim-lamps.ts": "export default async () => {}",
    "src/subscribers/light-lamp.ts": "export default async () => {}",
    "src/settings.ts":
      'defineSettings("lamps", { order: 1, fields: {\n  most: setting(z.number(), { default: 1 }),\n} })',
  }
  const hookNames = readHookNames([{ "src/hooks.ts": 'export const DIM_HOOK = defineHook<Lamp>("lamp.dim")' }])
  expect(formatPlugin(describePlugin(plugin, files, hookNames))).toBe(
    [
      "lamps 1.2.0, after catalog, optional, installed",
      "  Shoppers      GET POST /store/lamps",
      "  Staff         PUT /back-office/lamps/:id",
      "  Other routes  POST /hooks/lamps",
      "  Tables        lamp",
      "  Hooks         lamp.dim, mail.order-placed.parts",
      "  Jobs          dim-lamps",
      "  Subscribers   light-lamp",
      "  Pages         /lamps/:id",
      "  Slots         product.actions",
      "  Admin slots   order.side",
      "  Settings      most",
    ].join("\n"),
  )
})

it("breaks a long line, and leaves out what a plugin has not", () => {
  const routes = Array.from({ length: 12 }, (_, at) => `  "GET /store/lamps-of-kind-${at}": {},`)
  const bare = { ...plugin, folder: path.join(folder, "none"), manifest: { name: "x", haat: { contract: 1 } } }
  const text = formatPlugin(describePlugin(bare, { "src/routes.ts": routes.join("\n") }))
  const lines = text.split("\n")
  expect(lines[0]).toBe("lamps, needs no other, part of the shop, installed")
  expect(lines).toHaveLength(5)
  expect(lines.every((line) => line.length <= 120)).toBe(true)
  expect(lines[2]).toMatch(/^ {16}GET/)
  expect(text).not.toContain("Tables")
})

it("reads the hooks of what is built as those of the sources", () => {
  const built = {
    "src/hooks.js": 'exports.DIM_HOOK = (0, hooks_1.defineHook)("lamp.dim")',
    "src/hook-handlers.js": '(0, hooks_1.addToHook)(hooks_2.DIM_HOOK, { plugin: "lamps", order: 100, run })',
  }
  expect(describePlugin(plugin, built).hooks).toEqual(["lamp.dim"])
})
