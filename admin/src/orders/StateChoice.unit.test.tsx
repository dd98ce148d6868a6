import type { PlacedOrder } from "@haat/checkout/contract"
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { mockResponses, renderScreen } from "../testing/render-screen"
import { StateChoice } from "./OrderDetail"
import { needsStateChoice } from "./steps"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const createOrder = (province: string, change: Partial<PlacedOrder> = {}) =>
  ({
    ...{ id: "order_1", status: "pending", fulfillment_status: "not_fulfilled" },
    shipping_address: { province, country_code: "in" },
    ...change,
  }) as PlacedOrder

it("an order waits for its state where that cannot be read, until it has left or is cancelled", () => {
  expect(needsStateChoice(createOrder("Atlantis"))).toBe(true)
  expect(needsStateChoice(createOrder("Atlantis", { fulfillment_status: "packed" }))).toBe(true)
  expect(needsStateChoice(createOrder("U.P."))).toBe(false)
  expect(needsStateChoice(createOrder("Atlantis", { fulfillment_status: "shipped" }))).toBe(false)
  expect(needsStateChoice(createOrder("Atlantis", { status: "canceled" }))).toBe(false)
})

it("saves one of the 36 states, and shows the server's rejection", async () => {
  const sent: unknown[] = []
  const sentence = "The postal code 400001 is in Maharashtra"
  mockResponses({
    "POST /back-office/orders/order_1/delivery-state": ({ body }) => {
      sent.push(body)
      return sent.length > 1 ? Response.json({}) : Response.json({ message: sentence }, { status: 400 })
    },
  })
  const { user } = renderScreen(<StateChoice order={createOrder("Atlantis")} />, { resource: "orders" })
  const choice = await screen.findByRole("combobox", { name: /^State/ })
  fireEvent.mouseDown(choice)
  expect(await screen.findAllByRole("option")).toHaveLength(36)
  fireEvent.click(screen.getByRole("option", { name: "Karnataka" }))
  await user.click(screen.getByRole("button", { name: "Save the state" }))
  await screen.findByText(sentence)
  fireEvent.mouseDown(choice)
  fireEvent.click(await screen.findByRole("option", { name: "Maharashtra" }))
  await user.click(screen.getByRole("button", { name: "Save the state" }))
  await vi.waitFor(() => expect(sent).toEqual([{ state: "29" }, { state: "27" }]))
})
