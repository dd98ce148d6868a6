import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { renderScreen } from "../testing/render-screen"
import { fillSlot } from "./fill-slot"
import type { Fill, SlotName } from "./slots"

afterEach(cleanup)

/** Parts of the frozen plugins, one for each contract that the shop supports. */
const PARTS = import.meta.glob<{ default: Fill<SlotName> }>("../../../testing/contract/*/admin/slots/*.tsx")
/** Columns are drawn in a table, by a journey of the plugin. */
const isColumn = (file: string) => file.includes("/list.columns.")
const files = Object.keys(PARTS).filter((file) => !isColumn(file))

/** Props that slots pass to their parts, as far as these read them. */
const RECORD = { id: "record_1" }
const PROPS = { todo: { v1_notes: 7 }, product: RECORD, order: RECORD, customer: RECORD }

it.each(files)("shows %s", async (file) => {
  const [contract, slot] = file.split("/").flatMap((name) => (/^v\d|\.tsx$/.test(name) ? name.replace(".tsx", "") : []))
  const Slot = fillSlot(slot as SlotName, [{ plugin: contract, load: PARTS[file] }]) as React.ComponentType<
    typeof PROPS
  >
  renderScreen(<Slot {...PROPS} />)
  expect((await screen.findByText(new RegExp(slot))).textContent).toMatch(`${contract} in ${slot}`)
})

it("has a part in every slot", () => {
  expect(files.length).toBeGreaterThan(0)
  expect(Object.keys(PARTS).filter(isColumn)).toHaveLength(1)
})
