import { expect, it } from "vitest"
import { readSlotComments, renderSlotPage } from "./slot-page.mjs"

const SOURCE = `export interface SlotProps {
  /** Above every page. */
  "layout.banner": object
  /**
   * On the product page,
   * below the button.
   */
  "product.actions": { product: PageProduct; variant_id?: string }
  /** Columns of a list. */
  [list: \`list.columns:\${string}\`]: object
}`

it("reads each slot with its comment and what its parts receive", () => {
  expect(readSlotComments(SOURCE)).toEqual([
    { name: "layout.banner", text: "Above every page.", props: "object" },
    {
      name: "product.actions",
      text: "On the product page, below the button.",
      props: "{ product: PageProduct; variant_id?: string }",
    },
    { name: "list.columns:<resource>", text: "Columns of a list.", props: "object" },
  ])
})

it("names the file of each slot", () => {
  const page = renderSlotPage([{ title: "The back office", folder: "admin", source: SOURCE }])
  expect(page).toContain("admin/slots/list.columns.<resource>.tsx")
  expect(page).toContain("Receives: nothing")
})
