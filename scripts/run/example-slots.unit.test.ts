import { readdirSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import type { StorefrontPlugin } from "../../storefront/plugin-parts/files.mjs"
import { readSlots, slotNames } from "../../storefront/plugin-parts/slots.mjs"
import { findBackOfficeParts, readSlotNames } from "./back-office-parts.mjs"
import { findPlugins } from "./find-plugins.mjs"
import { ROOT } from "./root.mjs"

const listSlots = (plugin: string, host: string) =>
  readdirSync(path.join(ROOT, plugin, host, "slots")).map((file) => path.basename(file, ".tsx"))

it("the example wishlist fills every slot of the shop and of the back office", () => {
  expect(listSlots("examples/wishlist", "storefront").sort()).toEqual([...new Set(slotNames())].sort())
  expect(listSlots("examples/wishlist", "admin").sort()).toEqual([...readSlotNames(), "list.columns.products"].sort())
})

it("the parts of the plugin of contract 1 are found with their orders", () => {
  const name = "v1-notes"
  const folder = path.join(ROOT, "testing/contract/v1")
  const files = listSlots("testing/contract/v1", "storefront").map((slot) =>
    path.join(folder, "storefront/slots", `${slot}.tsx`),
  )
  const slots = readSlots([{ name, slots: files } as StorefrontPlugin])
  const { fills } = findBackOfficeParts({ plugins: [{ name, folder }] })
  const orders = [...Object.values(slots).flat(), ...fills].map(({ order }) => order)
  expect(new Set(orders)).toEqual(new Set([30_000]))
})

it("the back office of a shop with the example finds no mistake in its folder", () => {
  const example = { name: "wishlist", folder: path.join(ROOT, "examples/wishlist") }
  const { modules, fills } = findBackOfficeParts({ plugins: [...findPlugins(), example] })
  expect(modules.filter(({ plugin }) => plugin === "wishlist").map(({ name }) => name)).toEqual(["wishlists"])
  expect(fills.filter(({ plugin }) => plugin === "wishlist")).toHaveLength(
    listSlots("examples/wishlist", "admin").length,
  )
})
