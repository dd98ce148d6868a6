import { readdirSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { slotNames } from "../../storefront/plugin-parts/slots.mjs"
import { readSlotNames } from "./back-office-parts.mjs"
import { ROOT } from "./root.mjs"

const listSlots = (host: string) =>
  readdirSync(path.join(ROOT, "examples/wishlist", host, "slots")).map((file) => path.basename(file, ".tsx"))

it("the example wishlist fills every slot of the shop and of the back office", () => {
  expect(listSlots("storefront").sort()).toEqual([...new Set(slotNames())].sort())
  expect(listSlots("admin").sort()).toEqual([...readSlotNames(), "list.columns.products"].sort())
})
