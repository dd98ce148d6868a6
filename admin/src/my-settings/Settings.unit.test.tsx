import { cleanup, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { rolePermissions } from "../testing/declared-permissions"
import { mockResponses, renderScreen, respondWithList } from "../testing/render-screen"
import Settings from "./Settings"

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const RECORD = () => Response.json({ id: "shop", version: 1, logo: null, without_hsn: 0, in_gap: [] })
const RESPONSES = {
  ...Object.fromEntries(
    ["settings", "logo", "tax-settings", "tax-settings/problems", "cod-settings", "return-settings"]
      .concat("cancellation-settings")
      .map((path) => [`GET /back-office/${path}`, RECORD]),
  ),
  "GET /back-office/warehouses": () => Response.json([]),
  "GET /back-office/plugin-settings": () => Response.json([]),
  "GET /back-office/returned-parcels": respondWithList([{ id: "795001", parcels: 2, received: 1, orders: 3 }]),
}
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)
const OWN = ["Signed in as", "Appearance"]

it("shows the owner the section of each resource in order", async () => {
  mockResponses(RESPONSES)
  renderScreen(<Settings />, { permissions: rolePermissions("owner") })
  await waitFor(() =>
    expect(headings()).toEqual([
      ...OWN,
      ...["The shop", "Logo", "Tax and invoices", "Warehouses", "Cash on delivery"],
      ...["Returns and claims", "Cancelling items", "Administrators"],
    ]),
  )
  const row = (await screen.findByText("795001")).closest("tr")
  expect(row?.textContent).toBe("795001213")
  expect(screen.getByRole("table", { name: "Parcels that came back" }).contains(row)).toBe(true)
})

it("leaves out sections that a role may not see, and requests nothing for them", async () => {
  const sent = mockResponses(RESPONSES)
  renderScreen(<Settings />, { permissions: [...rolePermissions("support"), "staff.read"] })
  await waitFor(() => expect(headings()).toEqual([...OWN, "Administrators"]))
  expect(sent).not.toHaveBeenCalled()
})
