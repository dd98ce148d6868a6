import type { PlacedOrder } from "@haat/checkout/contract"
import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { i18nProvider } from "../i18n/i18n-provider"
import { renderScreen } from "../testing/render-screen"
import { OrderActions } from "./OrderActions"

afterEach(async () => {
  cleanup()
  await i18nProvider.changeLocale("en")
})

const ORDER = {
  ...{ id: "order_1", status: "pending", fulfillment_status: "packed", payment_method: "Online" },
  ...{ payment_status: "Paid", cancellable: true, came_back_at: "2026-11-20T06:00:00Z", total: 876, refunded: 56 },
  ...{ items: [], tracking: [] },
} as unknown as PlacedOrder

const findNotice = async (change: Partial<PlacedOrder> = {}) => {
  renderScreen(<OrderActions order={{ ...ORDER, ...change }} />, { resource: "orders" })
  const { textContent } = await screen.findByRole("alert")
  cleanup()
  return textContent
}

describe("an order whose parcel came back undelivered", () => {
  it("shows when the parcel came back, the possible actions and the refund", async () => {
    expect(await findNotice()).toMatch(
      /came back undelivered on 20 Nov.*Send it again, or cancel the order: then ₹820 goes/,
    )
    expect(await findNotice({ payment_status: "Pending" })).toMatch(/Send it again, or cancel the order\.$/)
    expect(await findNotice({ cancellable: false })).toMatch(/^A parcel came back.*or refund its items\.$/)
  })

  it("says so in Hindi too", async () => {
    await i18nProvider.changeLocale("hi")
    expect(await findNotice()).toMatch(/बिना डिलीवरी.*₹820/)
  })

  it("shows nothing once the order is sent again", async () => {
    renderScreen(<OrderActions order={{ ...ORDER, came_back_at: null }} />, { resource: "orders" })
    expect(await screen.findAllByRole("button")).not.toEqual([])
    expect(screen.queryByRole("alert")).toBeNull()
  })
})
