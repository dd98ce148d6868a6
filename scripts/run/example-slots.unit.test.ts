import { readdirSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { slotNames } from "../../storefront/plugin-parts/slots.mjs"
import { findBackOfficeParts, readSlotNames } from "./back-office-parts.mjs"
import { findPlugins } from "./find-plugins.mjs"
import { ROOT } from "./root.mjs"

const listSlots = (host: string) =>
  readdirSync(path.join(ROOT, "examples/wishlist", host, "slots")).map((file) => path.basename(file, ".tsx"))

it("the example wishlist fills every slot of the shop and of the back office", () => {
  expect(listSlots("storefront").sort()).toEqual([...new Set(slotNames())].sort())
  expect(listSlots("admin").sort()).toEqual([...readSlotNames(), "list.columns.products"].sort())
})

it("the back office of a shop with the example finds no mistake in its folder", () => {
  const example = { name: "wishlist", folder: path.join(ROOT, "examples/wishlist") }
  const { modules, fills } = findBackOfficeParts({ plugins: [...findPlugins(), example] })
  expect(modules.filter(({ plugin }) => plugin === "wishlist").map(({ name }) => name)).toEqual(["wishlists"])
  expect(fills.filter(({ plugin }) => plugin === "wishlist")).toHaveLength(listSlots("admin").length)
})
