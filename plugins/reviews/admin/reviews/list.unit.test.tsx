import { mockResponses, readFilter, renderScreen, respondWithList } from "@haat/admin/testing"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import ReviewList from "./List"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }))

it("reviews are listed by product, and one product's alone", async () => {
  const review = (id: string, product: string) => ({
    ...{ id, product_id: `prod_${product}`, product_name: product, customer_name: "Meera Iyer", rating: 5 },
    ...{
      comment: `Review ${id}`,
      hidden: false,
      cancelled: false,
      reply: null,
      created_at: "2026-01-01T00:00:00.000Z",
    },
  })
  const requested: URL[] = []
  mockResponses({
    "GET /back-office/reviews": (request) => {
      requested.push(request.url)
      const { product_id } = readFilter(request.url)
      const rows = [review("1", "Lota"), review("2", "Diya"), review("3", "Lota")]
      return respondWithList(rows.filter((row) => !product_id || row.product_id === product_id))(request)
    },
    "GET /back-office/products/prod_Lota": () => Response.json({ id: "prod_Lota", name: "Lota" }),
    "GET /back-office/products": respondWithList([{ id: "prod_Lota", name: "Lota" }]),
  })
  renderScreen(<ReviewList />, { resource: "reviews" })
  fireEvent.click((await screen.findAllByRole("button", { name: "Lota" }))[0])
  await screen.findByText(/^Only: Lota/)
  await waitFor(() => expect(screen.queryByText("Review 2")).toBeNull())
  await press("By product")
  const products = await screen.findByRole("region", { name: "Lota" })
  expect(within(products).getAllByRole("listitem")).toHaveLength(2)
  expect(requested.at(-1)?.searchParams.get("sort")).toContain("product_name")
})
