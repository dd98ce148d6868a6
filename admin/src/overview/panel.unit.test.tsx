import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { mockResponses, readFilter, reject, renderScreen, respondWithList } from "../testing/render-screen"
import Panel from "./Panel"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const NUMBERS = { subscribers: 3, orders: 4, revenue: 1500, paid: 1000, unpaid_cash: 500 }
const DAY = { day: "2026-01-01", orders: 1, revenue: 500 }
const LOTA = { id: "prod_1", name: "Lota", price: 100, quantity: 1, active: true, images: [], category: null }

const open = async () => {
  const dates: (string | null)[] = []
  mockResponses({
    "GET /back-office/overview": ({ url }) => {
      dates.push(url.searchParams.get("date"))
      return Response.json(NUMBERS)
    },
    "GET /back-office/overview/sales": (request) =>
      (request.url.searchParams.get("from") as string) < "2021"
        ? reject("At most a year at once", 400)(request)
        : Response.json({ days: [DAY], orders: 1, revenue: 500, best: DAY }),
    "GET /back-office/products": (request) => respondWithList("q" in readFilter(request.url) ? [] : [LOTA])(request),
  })
  renderScreen(<Panel />, { resource: "overview" })
  return { summary: within(await screen.findByRole("region", { name: "Summary" })), dates }
}

it("the overview has the four cards, a date, Refresh and Edit Summary, which takes a card away", async () => {
  const { summary, dates } = await open()
  const cards = () => summary.getAllByRole("heading").map(({ textContent }) => textContent)
  expect(cards()).toEqual(["Subscribers", "Orders", "Inquiry", "Revenue"])
  await summary.findByText("₹1,500")
  for (const text of ["10", "₹1,000 paid", "₹500 unpaid cash on delivery", "without cancelled ones"])
    expect(summary.getByText(text)).toBeTruthy()
  fireEvent.change(screen.getByLabelText("Numbers up to this day"), { target: { value: "2020-01-02" } })
  await waitFor(() => expect(dates.at(-1)).toBe("2020-01-02"))
  const before = dates.length
  await waitFor(() => expect(screen.getByRole("button", { name: "Refresh" })).toHaveProperty("disabled", false))
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }))
  await waitFor(() => expect(dates.length).toBe(before + 1))
  fireEvent.click(screen.getByRole("button", { name: "Edit Summary" }))
  fireEvent.click(await screen.findByRole("checkbox", { name: "Inquiry" }))
  fireEvent.click(screen.getByRole("button", { name: "Done" }))
  await waitFor(() => expect(cards()).toEqual(["Subscribers", "Orders", "Revenue"]))
})

it("the overview has the products with '5 of 10' and a search, and says that a range is too long", async () => {
  await open()
  expect(await screen.findByText("5 of 10")).toBeTruthy()
  await screen.findByRole("link", { name: /Lota/ })
  fireEvent.change(screen.getByRole("textbox", { name: "Search products" }), { target: { value: "no such" } })
  await screen.findByText("No products found.")
  fireEvent.change(screen.getByLabelText("Sales from this day"), { target: { value: "2020-01-01" } })
  await screen.findByText("At most a year at once")
})
