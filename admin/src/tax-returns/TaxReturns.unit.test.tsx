import type { GstReturn, TaxReportRow } from "@haat/gst/contract"
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { today } from "../components/format"
import { mockResponses, renderScreen } from "../testing/render-screen"
import TaxReturns from "./TaxReturns"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const NOTHING = {
  ...{ documents: 0, taxable_paise: 0, cgst_paise: 0, sgst_paise: 0, igst_paise: 0, untaxed_paise: 0 },
  ...{ rounding_paise: 0, total_paise: 0 },
}
const RETURN = {
  ...{ month: today().slice(0, 7), gstin: "27ABCDE1234F1Z0", gstins: ["27ABCDE1234F1Z0"], rows: {} },
  invoiced: { ...NOTHING, documents: 1_200, taxable_paise: 100_000, igst_paise: 18_000, total_paise: 118_000 },
  credited: NOTHING,
  ledger: { invoiced_paise: 120_000, credited_paise: 0 },
  differences: [
    { order_id: "order_7", display_id: 7, about: "invoiced", return_paise: 118_000, ledger_paise: 120_000 },
  ],
} as unknown as GstReturn
const ROW = { ...NOTHING, day: "2026-11-05", state: "27", rate: 1_800, total_paise: 118_000 } as unknown as TaxReportRow

const open = (month: Partial<GstReturn> = {}) => {
  mockResponses({
    [`GET /back-office/tax-returns/${RETURN.month}`]: () => Response.json({ ...RETURN, ...month }),
    "GET /back-office/tax-report": () => Response.json([ROW]),
    "GET /back-office/tax-documents": () => Response.json({ documents: 0, parts: 0 }),
  })
  renderScreen(<TaxReturns />, { resource: "tax-returns" })
}

const findCells = async (region: string, row: RegExp) => {
  // The innermost of that name.
  const table = within((await screen.findAllByRole("region", { name: region })).at(-1) as HTMLElement)
  return within(await table.findByRole("row", { name: row }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent)
}

it("shows the month's totals beside the books, and links to orders that differ", async () => {
  open()
  const sums = ["₹1,000", "₹0", "₹0", "₹180", "₹0", "₹0", "₹1,180", "₹1,200"]
  expect(await findCells("Sums of the month", /Invoices/)).toEqual(["Invoices and bills of supply", "1,200", ...sums])
  const table = within(screen.getByRole("region", { name: "Sums of the month" }))
  expect(table.getAllByRole("columnheader").at(-1)?.textContent).toBe("In the shop's books")
  const link = screen.getByRole("link", { name: /^Only a part of order #7 left/ })
  expect(link.getAttribute("href")).toBe("/orders/order_7/show")
  const [day, state, rate] = await findCells("Sales and tax by day, state and rate", /Maharashtra/)
  expect([day, state, rate]).toEqual(["5 Nov 2026", "Maharashtra", "18%"])
  expect(screen.getByRole("button", { name: "Download all as one file" })).toHaveProperty("disabled", true)
})

it("a shop without a GSTIN has no return to file", async () => {
  open({ gstin: "", gstins: [] })
  await screen.findByText("The shop is not registered for GST: there is no return to file.")
  expect(screen.queryByRole("link", { name: "JSON for the portal" })).toBeNull()
})
