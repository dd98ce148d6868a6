import type { ShopProduct } from "@haat/catalog/contract"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { mockResponses, reject, renderScreen, respondWithList } from "../testing/render-screen"
import ProductList from "./List"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const LOTA = {
  ...{ id: "prod_1", name: "Guarded lota", description: "Brass", price: 100, quantity: 4, active: true },
  ...{ category: null, images: [], attributes: [] },
} as unknown as ShopProduct
const PREVIEW = { products: [{ id: "prod_1", name: LOTA.name, before: 100, after: 110 }], count: 1, wrong: 0 }
const press = async (name: string, where = screen as Pick<typeof screen, "findByRole">) =>
  fireEvent.click(await where.findByRole("button", { name }))

it("keeps the dialog of a rejected price change, and undoes one that was made", async () => {
  let isRejected = true
  const undo = vi.fn(() => Response.json({ restored: 1, kept: 0 }))
  mockResponses({
    "GET /back-office/products": respondWithList([LOTA]),
    "POST /back-office/products/bulk/preview": () => Response.json(PREVIEW),
    "POST /back-office/products/bulk": (request) =>
      isRejected
        ? reject("The goods are being counted", 409)(request)
        : Response.json({ id: "bulk_1", kind: "price", count: 1, undo_seconds: 30 }),
    "POST /back-office/products/bulk/bulk_1/undo": undo,
  })
  renderScreen(<ProductList />)
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select Guarded lota" }))
  await press("Change price")
  const dialog = within(await screen.findByRole("dialog", { name: "Change the price of 1 product" }))
  fireEvent.change(dialog.getByRole("spinbutton", { name: /^How many percent/ }), { target: { value: "10" } })
  await dialog.findByText("₹110")
  await press("Change price", dialog)
  await dialog.findByText("The goods are being counted")
  isRejected = false
  await press("Change price", dialog)
  await screen.findByText("The price of 1 product was changed")
  await waitFor(() => expect(screen.queryByRole("region", { name: "Selected products" })).toBeNull())
  await press("Undo")
  await screen.findByText("1 product as before")
  expect(undo).toHaveBeenCalledTimes(1)
})
