import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { Form, RecordContextProvider } from "react-admin"
import { afterEach, expect, it, vi } from "vitest"
import { mockResponses, renderScreen, respondWithList } from "../testing/render-screen"
import { Calculator } from "./Calculator"
import { Codes } from "./Edit"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const LOTA = { id: "prod_1", name: "Lota", price: 500, active: true, quantity: 9, images: [] }
const OFFER = { name: "Diwali", kind: "percent", scope: "order", percent: 25, automatic: true }

const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole("spinbutton", { name }), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }))

it("the offer calculator sends the typed cart, and hides its result when the cart changes", async () => {
  const sent: unknown[] = []
  mockResponses({
    "GET /back-office/products": respondWithList([LOTA]),
    "POST /back-office/offers/try": ({ body }) => {
      sent.push(body)
      const lines = [{ product_id: "prod_1", name: "Lota", quantity: 2, price: 500, discount: 250 }]
      const sums = { item_total: 1000, item_discount: 250, delivery_charge: 40, delivery_discount: 0, total: 790 }
      return Response.json({ lines, ...sums, reason: null })
    },
  })
  renderScreen(
    <Form defaultValues={OFFER}>
      <Calculator />
    </Form>,
    { resource: "offers" },
  )
  fireEvent.change(await screen.findByRole("combobox"), { target: { value: "Lo" } })
  fireEvent.click(await screen.findByRole("option", { name: /Lota/ }))
  await screen.findByRole("spinbutton", { name: "Pieces of Lota" })
  type("Pieces of Lota", "0")
  await press("Calculate")
  await screen.findByText(/number of pieces/)
  expect(sent).toEqual([])

  type("Pieces of Lota", "2")
  type("Delivery charge", "40")
  await press("Calculate")
  await screen.findByText("₹790")
  expect(sent).toMatchObject([
    { offer: { name: "Diwali", percent: 25 }, lines: [{ product_id: "prod_1", quantity: 2 }], delivery_charge: 40 },
  ])
  type("Pieces of Lota", "3")
  await waitFor(() => expect(screen.queryByText("₹790")).toBeNull())
})

it("makes the typed number of unique codes, and shows an invalid number at its field", async () => {
  const sent: unknown[] = []
  mockResponses({
    "POST /back-office/offers/offer_1/codes": ({ body }) => {
      sent.push(body)
      return Response.json({ made: 3 }, { status: 201 })
    },
  })
  renderScreen(
    <RecordContextProvider value={{ ...OFFER, id: "offer_1", automatic: false, unique_codes: 0 }}>
      <Codes />
    </RecordContextProvider>,
    { resource: "offers" },
  )
  await screen.findByRole("spinbutton", { name: /^How many/ })
  type(/^How many/, "0")
  await press("Make codes")
  await screen.findByText(/number of codes/)
  type(/^How many/, "3")
  fireEvent.change(screen.getByRole("textbox", { name: "They begin with" }), { target: { value: "diwali-" } })
  await press("Make codes")
  await screen.findByText("3 codes made")
  expect(sent).toEqual([{ count: 3, prefix: "DIWALI-" }])
})
