import { expectQuestionOnBack, mockResponses, respondWithList, type } from "@haat/admin/testing"
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { MainProductsForm } from "../main-products/MainProductsSection"
import { BannerForm } from "./BannerSection"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const LOTA = { id: "prod_1", name: "Lota", price: 100, active: true, quantity: 3, images: [] }

const pick = async () => {
  fireEvent.change(await screen.findByRole("combobox", { name: "Search for a product to add" }), {
    target: { value: "Lo" },
  })
  fireEvent.click(await screen.findByRole("option", { name: /Lota/ }))
  await screen.findByText("Not saved yet")
  return () => expect(screen.getByText("Not saved yet")).toBeTruthy()
}

it("a banner asks before Back takes it away, and keeps what was typed", async () => {
  mockResponses({})
  await expectQuestionOnBack(<BannerForm />, "banners", type(/^Redirect URL/, "/category/half"))
})

it("the main products ask before Back takes them away, and keep what was chosen", async () => {
  mockResponses({ "GET /back-office/products": respondWithList([LOTA]) })
  await expectQuestionOnBack(<MainProductsForm saved={[]} />, "main-products", pick)
})
