import type { ImportChange, ProductImport } from "@haat/catalog/contract"
import { cleanup, screen } from "@testing-library/react"
import { ListBase, WithListContext } from "react-admin"
import { afterEach, expect, it, vi } from "vitest"
import { mockResponses, renderScreen, respondWithList } from "../../testing/render-screen"
import { ImportChanges, ImportProblems } from "./ImportResult"
import { SameNames } from "./NewCategories"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const VALUES = [
  { field: "price", before: "", after: "499.5" },
  { field: "quantity", before: "", after: "5" },
  { field: "weight_kg", before: "", after: "0.5" },
]
const preview = (changes: ImportChange[]) =>
  renderScreen(<ImportChanges result={{ changes, added: changes.length, changed: 0 } as ProductImport} />)

it("the preview of an import shows the price, stock, weight and first picture of a new product", async () => {
  const lota = { line: 2, name: "Brass lota", added: true, changes: VALUES }
  preview([
    { ...lota, picture: "front.jpg" },
    { ...lota, line: 3, name: "Diya", picture: "https://a.in/diya.jpg" },
  ])
  const [first, second] = await screen.findAllByRole("listitem")
  expect(first.textContent).toBe("Brass lota new; price: 499.5; quantity: 5; weight_kg: 0.5; pictures: front.jpg")
  expect(second.textContent).toBe("Diya new; price: 499.5; quantity: 5; weight_kg: 0.5")
  expect(second.querySelector("img")?.getAttribute("src")).toBe("https://a.in/diya.jpg")
})

it("the preview of an import shows products matched by name, and their changes", async () => {
  const changes = [{ field: "price", before: "450", after: "499" }]
  preview([{ line: 2, name: "Brass lota", added: false, changes, found_by: "name" }])
  expect((await screen.findByRole("listitem")).textContent).toBe("Brass lota price: 450 → 499; found by its name")
})

it("can add rows with known product names as new products", async () => {
  const onChange = vi.fn()
  const { user } = renderScreen(<SameNames count={3} areNew={false} onChange={onChange} />)
  await screen.findByText(/3 rows have no id, SKU or handle, but names of products in the shop/)
  await user.click(screen.getByRole("checkbox", { name: "Add them as new products" }))
  expect(onChange).toHaveBeenCalledWith(true)
})

it("lists a file's errors in a shop without products", async () => {
  mockResponses({ "GET /back-office/products": respondWithList([]) })
  const problems = [{ line: 3, field: "price", message: "Price must be a number and greater than 0" }]
  renderScreen(
    <ListBase>
      <WithListContext empty={<ImportProblems result={{ problems, problem_count: 5 } as ProductImport} />} />
    </ListBase>,
  )
  await screen.findByRole("region", { name: "What is wrong" })
  expect((await screen.findByRole("row", { name: /^3/ })).textContent).toBe(
    "3pricePrice must be a number and greater than 0",
  )
  expect(screen.getByText(/4 more/)).toBeTruthy()
})
