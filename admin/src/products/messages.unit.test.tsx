import { cleanup, screen, waitFor } from "@testing-library/react"
import { RecordContextProvider } from "react-admin"
import { Route, Routes } from "react-router-dom"
import { afterEach, expect, it, vi } from "vitest"
import { CategorySection } from "../categories/Section"
import NewestProducts from "../overview/NewestProducts"
import { deferred, mockResponses, reject, rejectWithNetworkError, renderScreen } from "../testing/render-screen"
import Delete from "./Delete"
import { ActiveBox } from "./ProductCells"

const LOTA = { id: "prod_1", name: "Patient lota", active: true }

const press = (name: string | RegExp) => screen.findByRole("button", { name })
const alertDialog = (name: string) => screen.findByRole("alertdialog", { name })

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it("a list that the shop rejects says 'Something went wrong...' with its sentence", async () => {
  mockResponses({ "GET /back-office/products": reject("The goods are being counted") })
  renderScreen(<NewestProducts />)
  await screen.findByText("Something went wrong... The goods are being counted")
})

it.each([
  ["Error ferching categories!", rejectWithNetworkError],
  ["The shelves are being moved", reject("The shelves are being moved")],
])("a failed load of the categories says '%s'", async (sentence, response) => {
  mockResponses({ "GET /back-office/categories": response })
  renderScreen(<CategorySection />)
  await screen.findByText(sentence)
})

it("shows a running deletion, and 'Error' with 'Failed to delete product' for one that failed", async () => {
  const { promise: held, resolve: fail } = deferred<void>()
  mockResponses({ "DELETE /back-office/products/prod_1": () => held.then(rejectWithNetworkError) })
  const { user } = renderScreen(
    <Routes>
      <Route path="/delete-product/:id" element={<Delete />} />
      <Route path="/products" element="The list" />
    </Routes>,
    { at: "/delete-product/prod_1" },
  )
  await screen.findByRole("progressbar", { name: "Deleting the product" })
  fail()
  expect((await alertDialog("Error")).textContent).toContain("Failed to delete product")
  await user.click(await press("OK"))
  await screen.findByText("The list")
})

it("the active checkbox is flipped after the reply, and stays when the shop rejects", async () => {
  const { promise: held, resolve: reply } = deferred<Response>()
  mockResponses({ "PUT /back-office/products/prod_1": () => held })
  const { user } = renderScreen(
    <RecordContextProvider value={LOTA}>
      <ActiveBox />
    </RecordContextProvider>,
  )
  const box = (await screen.findByRole("checkbox", { name: "Patient lota is active" })) as HTMLInputElement
  await user.click(box)
  await waitFor(() => expect(box.disabled).toBe(true))
  expect(box.checked).toBe(true)
  reply(Response.json({ message: "Not now" }, { status: 500 }))
  expect((await alertDialog("Oops...")).textContent).toContain("Not now")
  expect(box.checked).toBe(true)
})
