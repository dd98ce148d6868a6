import { ChangeReport } from "@haat/problem-reports/contract"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { AddCategory } from "../categories/AddCategory"
import { CategoryRow } from "../categories/CategoryRow"
import { BannerForm } from "../customize/BannerSection"
import { FaqForm } from "../customize/FaqSection"
import { MainProductsForm } from "../customize/MainProductsSection"
import { ManualShipmentDialog } from "../orders/OrderActions"
import PriceDialog from "../products/PriceDialog"
import ShopSettings from "../settings/ShopSettings"
import { Invite } from "../staff/List"
import { deferred, fill, mockResponses, renderScreen, respondWithList } from "../testing/render-screen"
import { ReplyForm } from "./Reply"
import { useUnsavedChanges } from "./unsaved"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const LOTA = { id: "prod_1", name: "Lota", price: 100, active: true, quantity: 3, images: [] }
const CATEGORY = { id: "cat_1", name: "Brass", name_hi: "", product_count: 0 }
const PRICES = { products: [], total: 1, wrong: 0 }

const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" })
const reply = async (name: "Keep editing" | "Discard it") => {
  fireEvent.click(within(await question()).getByRole("button", { name }))
  await waitFor(() => expect(screen.queryByRole("alertdialog", { name: "Leave without saving?" })).toBeNull())
}
const type = (name: string | RegExp, text: string, role: "textbox" | "spinbutton" = "textbox") => {
  const box = () => screen.getByRole(role, { name })
  return async () => {
    await screen.findByRole(role, { name })
    fireEvent.change(box(), { target: { value: text } })
    return () => expect(box()).toHaveProperty("value", text)
  }
}
const pick = async () => {
  fireEvent.change(await screen.findByRole("combobox", { name: "Search for a product to add" }), {
    target: { value: "Lo" },
  })
  fireEvent.click(await screen.findByRole("option", { name: /Lota/ }))
  await screen.findByText("Not saved yet")
  return () => expect(screen.getByText("Not saved yet")).toBeTruthy()
}
const nothing = () => {}

const REPLY = "Your reply to Meera"
const replyForm = (onClose = nothing) => (
  <ReplyForm key="" words={{ name: "Meera" }} contract={ChangeReport} getActions={() => []} onClose={onClose} />
)

const RESPONSES = {
  "GET /back-office/settings": () => Response.json({ id: "shop", version: 1 }),
  "GET /back-office/products": respondWithList([LOTA]),
  "GET /back-office/categories": respondWithList([CATEGORY]),
  "POST /back-office/products/bulk/preview": () => Response.json(PRICES),
}

const ReloadButton = () => {
  const { reload } = useUnsavedChanges()
  return (
    <button type="button" onClick={reload}>
      Reload
    </button>
  )
}

/** Forms with more than a line of typing, and what a person begins to type into them. */
const FORMS: [name: string, form: ReactNode, resource: string, begin: () => Promise<() => void>][] = [
  ["the settings", <ShopSettings key="" />, "settings", type("Contact phone", "+91 98")],
  ["a banner", <BannerForm key="" />, "banners", type(/^Redirect URL/, "/category/half")],
  ["a question", <FaqForm key="" />, "faqs", type("Answer", "Half a sen")],
  ["the main products", <MainProductsForm key="" saved={[]} />, "main-products", pick],
  ["a reply", replyForm(), "reviews", type(REPLY, "We are sor")],
  [
    "a tracking number",
    <ManualShipmentDialog
      key=""
      id="order_1"
      step={{ name: "shipByHand", path: "shipment" } as never}
      onClose={nothing}
    />,
    "orders",
    type(/^Tracking number/, "EE123"),
  ],
  ["a category", <AddCategory key="" />, "products", type("Category name", "Half a na")],
  [
    "a price",
    <PriceDialog key="" ids={["prod_1"]} onChange={nothing} onClose={nothing} />,
    "products",
    type(/^How many percent/, "12", "spinbutton"),
  ],
  ["an invitation", <Invite key="" onClose={nothing} />, "staff", type(/^E-mail/, "half@")],
]

it.each(FORMS)("%s asks before Back takes it away, and keeps what was typed", async (_, form, resource, begin) => {
  mockResponses(RESPONSES)
  const { router } = renderScreen(form, { resource, from: "/panel", at: "/form" })
  const isStillThere = await begin()
  await act(() => router.navigate(-1))
  await reply("Keep editing")
  expect(router.state.location.pathname).toBe("/form")
  isStillThere()
  await act(() => router.navigate(-1))
  await reply("Discard it")
  await waitFor(() => expect(router.state.location.pathname).toBe("/panel"))
})

it("leaves an untouched or saved form without a question", async () => {
  mockResponses({ "POST /back-office/invitations": () => Response.json({ id: "inv_1" }, { status: 201 }) })
  const onClose = vi.fn()
  const { user, router } = renderScreen(<Invite onClose={onClose} />, { from: "/panel", at: "/form" })
  await screen.findByRole("textbox", { name: /^E-mail/ })
  await user.keyboard("{Escape}")
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  fill(/^E-mail/, "kavya@example.com")
  await user.click(screen.getByRole("button", { name: "Send the invitation" }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole("alertdialog")).toBeNull()
  expect(router.state.location.pathname).toBe("/form")
})

it("asks before Escape or Cancel closes a changed dialog, and ignores backdrop clicks", async () => {
  mockResponses({})
  const onClose = vi.fn()
  const { user } = renderScreen(<Invite onClose={onClose} />, { resource: "staff" })
  const box = await screen.findByRole("textbox", { name: /^E-mail/ })
  fill(/^E-mail/, "half@")
  const dialog = screen.getByRole("dialog", { name: "Invite someone" })
  await user.click(dialog.closest(".MuiDialog-container") as Element)
  expect(screen.queryByRole("alertdialog")).toBeNull()
  fireEvent.keyDown(box, { key: "Escape" })
  await reply("Keep editing")
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }))
  await reply("Keep editing")
  expect(box).toHaveProperty("value", "half@")
  expect(onClose).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }))
  await reply("Discard it")
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

it("asks before Escape discards a category's new name", async () => {
  mockResponses({})
  const { user } = renderScreen(
    <ol>
      <CategoryRow category={CATEGORY as never} number={1} />
    </ol>,
    { resource: "categories" },
  )
  await user.click(await screen.findByRole("button", { name: "Rename Brass" }))
  const box = screen.getByRole("textbox", { name: "New name of Brass" })
  fireEvent.change(box, { target: { value: "Half a na" } })
  fireEvent.keyDown(box, { key: "Escape" })
  await reply("Keep editing")
  expect(box).toHaveProperty("value", "Half a na")
  fireEvent.keyDown(box, { key: "Escape" })
  await reply("Discard it")
  await screen.findByRole("button", { name: "Rename Brass" })
})

it("asks before another filter discards a reply, but not for a new category above the list", async () => {
  mockResponses({})
  const { router } = renderScreen(<AddCategory />, { at: "/products" })
  await type("Category name", "Half a na")()
  await act(() => router.navigate("/products?filter={}"))
  expect(router.state.location.search).toBe("?filter={}")
  cleanup()

  const shown = renderScreen(replyForm(), { resource: "reviews", at: "/reviews" })
  await type(REPLY, "We are sor")()
  await act(() => shown.router.navigate("/reviews?sort=product"))
  await question()
  expect(shown.router.state.location.search).toBe("")
})

it("Escape closes an unchanged reply, and never discards a changed one", async () => {
  mockResponses({})
  const onCancel = vi.fn()
  renderScreen(replyForm(onCancel), { resource: "reviews" })
  const box = await screen.findByRole("textbox", { name: REPLY })
  fireEvent.change(box, { target: { value: "We are sor" } })
  fireEvent.keyDown(box, { key: "Escape" })
  expect(onCancel).not.toHaveBeenCalled()
  fireEvent.change(box, { target: { value: "" } })
  fireEvent.keyDown(box, { key: "Escape" })
  expect(onCancel).toHaveBeenCalledTimes(1)
})

it("the browser asks before a reload while there are unsaved changes", async () => {
  mockResponses({})
  renderScreen(<Invite onClose={nothing} />)
  await screen.findByRole("textbox", { name: /^E-mail/ })
  const isHeld = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }))
  expect(isHeld()).toBe(false)
  fill(/^E-mail/, "half@")
  await waitFor(() => expect(isHeld()).toBe(true))
})

it("restores a half-typed question after the reload that deleting another causes", async () => {
  mockResponses({})
  const { promise: reloaded, resolve } = deferred<void>()
  vi.spyOn(location, "reload").mockImplementation(() => resolve())
  const screenOf = () =>
    renderScreen(
      <>
        <FaqForm />
        <ReloadButton />
      </>,
      { resource: "faqs" },
    )
  screenOf()
  await type("Question", "Do you ship to Goa?")()
  await type("Answer", "Half a sen")()
  fireEvent.click(screen.getByRole("button", { name: "Reload" }))
  await reloaded
  cleanup()
  screenOf()
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "Question" })).toHaveProperty("value", "Do you ship to Goa?"),
  )
  expect(screen.getByRole("textbox", { name: "Answer" })).toHaveProperty("value", "Half a sen")
  cleanup()
  screenOf()
  await screen.findByRole("textbox", { name: "Question" })
  expect(screen.getByRole("textbox", { name: "Question" })).toHaveProperty("value", "")
})
