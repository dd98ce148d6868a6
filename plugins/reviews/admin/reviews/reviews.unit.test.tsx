import { fill, mockResponses, renderScreen } from "@haat/admin/testing"
import type { ReviewRow } from "@haat/reviews/contract"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { Route, Routes } from "react-router-dom"
import { afterEach, expect, it, vi } from "vitest"
import ReviewShow from "./Review"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const REVIEW: ReviewRow = {
  ...{ id: "prev_1", product_id: "prod_1", product_name: "Brass lota", customer_id: "cus_1", rating: 2 },
  ...{ customer_name: "Meera Iyer", customer_email: "meera@example.com", comment: "Leaks at the rim", hidden: false },
  ...{ reply: "Sorry", cancelled: false, created_at: "2026-11-20T06:00:00Z", updated_at: "2026-11-20T06:00:00Z" },
}

it("moderates a review on its own screen, which leads to the product", async () => {
  let review = REVIEW
  const change = vi.fn(({ body }: { body: unknown }) => {
    review = { ...review, ...(body as Partial<ReviewRow>) }
    return Response.json(review)
  })
  mockResponses({
    "GET /back-office/reviews/prev_1": () => Response.json(review),
    "PUT /back-office/reviews/prev_1": change,
  })
  const show = (
    <Routes>
      <Route path="/reviews/:id/show" element={<ReviewShow />} />
    </Routes>
  )
  renderScreen(show, { resource: "reviews", at: "/reviews/prev_1/show" })
  await screen.findByRole("heading", { level: 1, name: "Review by Meera Iyer" })
  expect(screen.getByRole("link", { name: "Brass lota" }).getAttribute("href")).toContain("prod_1")
  fireEvent.click(screen.getByRole("button", { name: "Hide the review by Meera Iyer" }))
  await screen.findByRole("button", { name: "Show the review by Meera Iyer" })
  fireEvent.click(screen.getByRole("button", { name: "Reply to Meera Iyer" }))
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Save reply" })).disabled).toBe(true)
  fill("Your reply to Meera Iyer", "")
  fireEvent.click(await screen.findByRole("button", { name: "Remove reply" }))
  await waitFor(() => expect(screen.queryByText("Sorry")).toBeNull())
  expect(change.mock.calls.map(([{ body }]) => body)).toEqual([{ hidden: true }, { reply: null }])
})
