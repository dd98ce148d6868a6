import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { findBackOfficeParts, readSlotNames } from "./run/back-office-parts.mjs"

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "haat-parts-"))
})
afterEach(() => rmSync(root, { recursive: true }))

const INDEX = "export default {}"
const fill = (slot: string, order: number) =>
  `export default defineSlot("${slot}", { order: ${order}, component: Part })`

/** Writes files of plugins and of the shop's own resources, and finds the parts in them. */
const find = (files: Record<string, string>) => {
  const written = { "core/coupons/index.ts": INDEX, ...files }
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const names = [...new Set(Object.keys(files).map((file) => file.split("/")[1]))]
  const plugins = names.map((name) => ({ name, folder: path.join(root, "plugins", name) }))
  return findBackOfficeParts({ plugins, core: path.join(root, "core"), slots: ["overview.cards", "order.side"] })
}

it("finds resources, messages and fills in the folders of plugins, the fills in their order", () => {
  const { modules, plugins, fills } = find({
    "plugins/wishes/admin/wishes/index.ts": INDEX,
    "plugins/wishes/admin/wishes/List.tsx": 'import { Table } from "@haat/sdk/admin"\n<Table>',
    "plugins/wishes/admin/slots/overview.cards.tsx": fill("overview.cards", 20),
    "plugins/gifts/admin/messages.ts": "",
    "plugins/gifts/admin/messages.hi.ts": "",
    "plugins/gifts/admin/slots/overview.cards.tsx": fill("overview.cards", 10),
    "plugins/gifts/admin/slots/list.columns.wishes.tsx": fill("list.columns:wishes", 30),
    "plugins/gifts/admin/slots/list.columns.wishes.unit.test.tsx": "",
    "plugins/plain/src/index.ts": "",
  })
  expect(modules.map(({ name, plugin }) => [name, plugin])).toEqual([["wishes", "wishes"]])
  expect(plugins.map(({ plugin }) => plugin)).toEqual(["gifts"])
  expect(fills.map(({ slot, plugin }) => [slot, plugin])).toEqual([
    ["overview.cards", "gifts"],
    ["overview.cards", "wishes"],
    ["list.columns:wishes", "gifts"],
  ])
})

it.each([
  [
    "two folders with one resource",
    { "plugins/a/admin/coupons/index.ts": INDEX },
    /core\/coupons\/ and .*a\/admin\/coupons\/ both bring a resource "coupons"$/,
  ],
  [
    "a misspelt slot",
    { "plugins/a/admin/slots/overview.card.tsx": fill("overview.card", 1) },
    /overview\.card\.tsx: there is no slot "overview\.card", only overview\.cards, order\.side and list\.columns/,
  ],
  [
    "a fill that names another slot than its file",
    { "plugins/a/admin/slots/order.side.tsx": fill("overview.cards", 1) },
    /order\.side\.tsx must have export default defineSlot\("order\.side", \{ order: 10, component \}\)$/,
  ],
  [
    "two fills with one order",
    {
      "plugins/a/admin/slots/order.side.tsx": fill("order.side", 5),
      "plugins/b/admin/slots/order.side.tsx": fill("order.side", 5),
    },
    /a\/admin\/slots\/order\.side\.tsx and .*b\/admin.* both have the order 5 in the slot "order\.side"/,
  ],
  [
    "columns of an unknown resource",
    { "plugins/a/admin/slots/list.columns.coupon.tsx": fill("list.columns:coupon", 1) },
    /there is no resource "coupon"$/,
  ],
  [
    "columns of a list that is no table",
    { "plugins/a/admin/slots/list.columns.coupons.tsx": fill("list.columns:coupons", 1) },
    /the list of coupons is no table, so it has no columns$/,
  ],
  ["a folder without a module", { "plugins/a/admin/things/List.tsx": "" }, /things\/ has no index\.ts/],
  [
    "words in one language",
    { "plugins/a/admin/things/index.ts": INDEX, "plugins/a/admin/things/messages.ts": "" },
    /things\/ has no messages\.hi\.ts/,
  ],
  [
    "a file that nothing reads",
    { "plugins/a/admin/things.ts": "" },
    /things\.ts belongs into the folder of a resource/,
  ],
])("stops at %s, with one sentence", (_, files, sentence) => {
  expect(() => find(files as Record<string, string>)).toThrow(sentence)
})

it("reads the names of slots from their type", () => {
  expect(readSlotNames()).toContain("overview.cards")
  expect(readSlotNames().length).toBeGreaterThan(5)
})
