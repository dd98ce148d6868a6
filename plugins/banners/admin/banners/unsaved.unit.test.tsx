import { deferred, expectQuestionOnBack, mockResponses, renderScreen, respondWithList, type } from "@haat/admin/testing"
import { useUnsavedChanges } from "@haat/sdk/admin"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import type { ReactElement } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { MainProductsForm } from "../main-products/MainProductsSection"
import { BannerForm } from "./BannerSection"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  sessionStorage.clear()
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

const ReloadButton = () => {
  const { reload } = useUnsavedChanges()
  return (
    <button type="button" onClick={reload}>
      Reload
    </button>
  )
}

/** Renders a form anew after the reload that deleting a question causes. */
async function changeAndReload(form: ReactElement, resource: string, change: () => Promise<unknown>) {
  const { promise: reloaded, resolve } = deferred<void>()
  vi.spyOn(location, "reload").mockImplementation(() => resolve())
  const screenWithForm = (
    <>
      {form}
      <ReloadButton />
    </>
  )
  renderScreen(screenWithForm, { resource })
  await change()
  fireEvent.click(screen.getByRole("button", { name: "Reload" }))
  await reloaded
  cleanup()
  renderScreen(screenWithForm, { resource })
}

it("a banner asks before Back takes it away, and keeps what was typed", async () => {
  mockResponses({})
  await expectQuestionOnBack(<BannerForm />, "banners", type(/^Redirect URL/, "/category/half"))
})

it("the main products ask before Back takes them away, and keep what was chosen", async () => {
  mockResponses({ "GET /back-office/products": respondWithList([LOTA]) })
  await expectQuestionOnBack(<MainProductsForm saved={[]} />, "main-products", pick)
})

it("restores a half-typed banner after a reload", async () => {
  mockResponses({})
  await changeAndReload(<BannerForm />, "banners", type(/^Redirect URL/, "/category/half"))
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /^Redirect URL/ })).toHaveProperty("value", "/category/half"),
  )
})

it("restores main products that are not saved after a reload", async () => {
  mockResponses({ "GET /back-office/products": respondWithList([LOTA]) })
  await changeAndReload(<MainProductsForm saved={[]} />, "main-products", pick)
  expect(await screen.findByText("Not saved yet")).toBeTruthy()
  expect(screen.getByRole("list", { name: "Main products" }).textContent).toContain("Lota")
})
