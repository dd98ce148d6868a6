// @vitest-environment happy-dom
import { meQuery } from "@haat/sdk/storefront"
import { beAway, fill, listenForNotices, renderPart, respondTo } from "@haat/sdk/testing/storefront"
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { ProductReviews } from "./product-reviews.tsx"
// fetched when it is opened, which takes long on a busy machine
import "./review-dialog.tsx"
import { purchaseQuery } from "./use-purchase.ts"

vi.setConfig({ testTimeout: 60_000 })

/** The reviews are near from the beginning. */
class NearAtOnce {
  constructor(private readonly found: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.found([{ isIntersecting: true }])
  disconnect = () => {}
}
beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", NearAtOnce)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const RATINGS = [5, 5, 4, 1, 5, 4, 2]
const rows = RATINGS.map((rating, nth) => ({
  ...{ id: `rev_${nth}`, rating, comment: `Opinion number ${nth + 1}`, user: nth ? "Usha Rao" : "Anonymous" },
  ...{ choice: null, reply: null, created_at: "2026-03-05T20:00:00.000Z" },
}))
const LIST = { average: 3.7, count: 7, limit: 5, breakdown: { 5: 3, 4: 2, 3: 0, 2: 1, 1: 1 } }
const readReviews = ({ url }: { url: URL }) => {
  const page = Number(url.searchParams.get("page"))
  return Response.json({ ...LIST, page, reviews: rows.slice((page - 1) * 5, page * 5) })
}

const own = { id: "rev_0", rating: 4, comment: "Rings clear and long", hidden: false }
const OWN_ROW = { ...rows[0], rating: 1, comment: "Visit my shop instead", reply: "Sorry to hear that" }

/** The reviews as seen by who has bought the product, or has not. */
const renderAs = (purchase: object, rating: { average: number | null; count: number }) =>
  renderPart(<ProductReviews product_id="prod_bell" rating={rating} />, [
    [meQuery.queryKey, { id: "cus_1", actor_type: "customer" }],
    [purchaseQuery("prod_bell").queryKey, purchase],
  ])
const renderForGuest = () =>
  renderPart(<ProductReviews product_id="prod_bell" rating={{ average: 3.7, count: 7 }} />, [[meQuery.queryKey, null]])

it("shows average, count, bars from 5 to 1 and some at a time, by Anonymous when no name is known", async () => {
  respondTo({ "GET /store/reviews": readReviews })
  const { user } = renderForGuest()
  await screen.findByText("Opinion number 1")
  expect(screen.getByText("7 reviews")).toBeTruthy()
  expect(screen.getByRole("img", { name: "Rated 3.7 out of 5" })).toBeTruthy()
  const bars = screen.getAllByRole("listitem").filter(({ textContent }) => /^\d stars?/.test(textContent))
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("5 stars: 3 reviews"),
    expect.stringContaining("4 stars: 2"),
    expect.stringContaining("3 stars: 0"),
    expect.stringContaining("2 stars: 1 review"),
    expect.stringContaining("1 star: 1"),
  ])
  const [first, ...others] = screen.getAllByRole("article")
  expect(others).toHaveLength(4)
  expect(first.textContent).toContain("Anonymous")
  expect(within(first).getByText("6 March 2026").tagName).toBe("TIME")
  await user.click(screen.getByRole("button", { name: "Show more reviews" }))
  await screen.findByText("Opinion number 7")
  expect(screen.getAllByRole("article")).toHaveLength(7)
  expect(screen.queryByRole("button", { name: "Show more reviews" })).toBeNull()
})

it("shows that reviews could not be loaded, and retries", async () => {
  respondTo({ "GET /store/reviews": beAway })
  const { user } = renderForGuest()
  await screen.findByText("The reviews could not be loaded.")
  respondTo({ "GET /store/reviews": readReviews })
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText("Opinion number 1")
})

it("shows the review button only to buyers", async () => {
  respondTo({ "GET /store/reviews": () => Response.json({ ...LIST, average: null, count: 0, page: 1, reviews: [] }) })
  renderAs({ purchased: false, purchase_date: null, review: null }, { average: null, count: 0 })
  await screen.findByText("No reviews yet.")
  expect(screen.queryByRole("link", { name: "Add Review" })).toBeNull()
})

it("tells its writer that a review is hidden, and shows the shop's reply below a visible one", async () => {
  respondTo({ "GET /store/reviews": () => Response.json({ ...LIST, average: null, count: 0, page: 1, reviews: [] }) })
  renderAs(
    { purchased: true, purchase_date: "2026-03-01T00:00:00Z", review: { ...own, hidden: true } },
    {
      average: null,
      count: 0,
    },
  )
  await screen.findByText(/^Your review is hidden by the shop/)
  cleanup()

  respondTo({
    "GET /store/reviews": () => Response.json({ ...LIST, average: 1, count: 1, page: 1, reviews: [OWN_ROW] }),
  })
  renderAs({ purchased: true, purchase_date: "2026-03-01T00:00:00Z", review: own }, { average: 1, count: 1 })
  const row = await screen.findByRole("article")
  for (const text of ["Visit my shop instead", "Your review", "Reply from ", "Sorry to hear that"])
    expect(row.textContent).toContain(text)
  expect(screen.queryByText(/^Your review is hidden/)).toBeNull()
})

it("requires stars and a comment, and keeps them when saving fails", async () => {
  const notices = listenForNotices()
  respondTo({ "GET /store/reviews": readReviews, "POST /store/reviews": beAway })
  const { user } = renderAs(
    { purchased: true, purchase_date: "2026-03-01T00:00:00Z", review: null },
    { average: 3.7, count: 7 },
  )
  await user.click(await screen.findByRole("link", { name: "Add Review" }))
  await user.click(await screen.findByRole("button", { name: "Save Review" }))
  await screen.findByText("Rating must be between 1 and 5")
  await screen.findByText("Review should be at least 5 characters long")

  await user.click(screen.getByRole("radio", { name: "4 stars" }))
  fill("Review", "Rings clear and long")
  await user.click(screen.getByRole("button", { name: "Save Review" }))
  await screen.findByText("Something went wrong. Please try again later.")
  expect((screen.getByLabelText("Review") as HTMLTextAreaElement).value).toBe("Rings clear and long")
  expect((screen.getByRole("radio", { name: "4 stars" }) as HTMLInputElement).checked).toBe(true)
  expect(notices).toEqual([])
})
