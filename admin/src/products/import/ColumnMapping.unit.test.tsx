import type { ImportColumns } from "@haat/catalog/contract"
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { renderScreen } from "../../testing/render-screen"
import { ColumnMapping } from "./ColumnMapping"
import { ImportNotes } from "./ImportResult"

vi.setConfig({ testTimeout: 30_000 })
afterEach(cleanup)

const IMPORT_COLUMNS: ImportColumns = {
  ...{ is_own: false, is_remembered: false, shop: "shopify" },
  columns: [
    { name: "Title", target: "name", examples: ["Kurta 1", "Kurta 2"] },
    { name: "Variant Price", target: "price", examples: ["899.00"] },
    { name: "SEO Title", target: null, examples: ["Buy kurta 1"] },
  ],
  targets: ["name", "price", "mrp", "attribute"],
  repeatable: ["attribute"],
}
const targetSelect = (column: string) => screen.getByRole<HTMLSelectElement>("combobox", { name: `What ${column} is` })

it("shows what each column is with examples, lets it be changed, and checks the file by it", async () => {
  const check = vi.fn()
  const { user } = renderScreen(<ColumnMapping fileColumns={IMPORT_COLUMNS} onCheck={check} />)
  await screen.findByText(/This is a file of Shopify/)
  const rows = within(screen.getByRole("table", { name: "Columns of the file" })).getAllByRole("row")
  expect(rows[1].textContent).toContain("Kurta 1 · Kurta 2")
  expect(targetSelect("SEO Title").value).toBe("")
  await user.selectOptions(targetSelect("SEO Title"), "Attribute of this name")
  await user.selectOptions(targetSelect("Variant Price"), "MRP")
  await user.click(screen.getByRole("button", { name: "Check the file" }))
  expect(check).toHaveBeenCalledWith(["name", "mrp", "attribute"])
})

it("does not check a file without names, SKUs and handles, or with two columns of one kind", async () => {
  const { user } = renderScreen(
    <ColumnMapping fileColumns={{ ...IMPORT_COLUMNS, shop: null, is_remembered: true }} onCheck={vi.fn()} />,
  )
  await screen.findByText(/as you said them last/)
  await user.selectOptions(targetSelect("SEO Title"), "Name")
  await screen.findByText("Two columns are said to be “Name”. Choose one of them.")
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Check the file" })
  expect(button.disabled).toBe(true)
  await user.selectOptions(targetSelect("SEO Title"), "Not taken over")
  await user.selectOptions(targetSelect("Title"), "Not taken over")
  await screen.findByText(/Say which column has the names/)
  expect(button.disabled).toBe(true)
})

it("lists data that is not imported", async () => {
  renderScreen(<ImportNotes moved={{ columns: ["SEO Title"], rows: [9], counts: { estimated: 300, no_gtin: 1 } }} />)
  const list = await screen.findByRole("list")
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "300 products have no weight or size: usual ones are put in, and marked until you fill them in",
    "1 barcode is no GTIN, and left out",
    "Not taken over is the group or gift card on line 9",
    "Columns that are not taken over: SEO Title",
  ])
})
