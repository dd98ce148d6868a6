import { createTheme, ThemeProvider } from "@mui/material/styles"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { z } from "zod"
import { AddCategory } from "../categories/AddCategory"
import { CategoryRow } from "../categories/CategoryRow"
import { ManualShipmentDialog } from "../orders/OrderActions"
import PriceDialog from "../products/PriceDialog"
import ShopSettings from "../settings/ShopSettings"
import { Invite } from "../staff/List"
import { fill, mockResponses, renderScreen, respondWithList } from "../testing/render-screen"
import { expectQuestionOnBack, question, reply, type } from "../testing/unsaved-form"
import { lightTheme } from "../theme"
import { ReplyForm } from "./Reply"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const LOTA = { id: "prod_1", name: "Lota", price: 100, active: true, quantity: 3, images: [] }
const CATEGORY = { id: "cat_1", name: "Brass", name_hi: "", product_count: 0 }
const PRICES = { products: [], total: 1, wrong: 0 }

const nothing = () => {}

const Written = z.object({ reply: z.string() })
/** Key of the label, which resources with replies have. */
const REPLY = "resources.offers.yourReplyTo"
const replyForm = (onClose = nothing) => (
  <ReplyForm key="" words={{ name: "Meera" }} contract={Written} getActions={() => []} onClose={onClose} />
)

const RESPONSES = {
  "GET /back-office/settings": () => Response.json({ id: "shop", version: 1 }),
  "GET /back-office/products": respondWithList([LOTA]),
  "GET /back-office/categories": respondWithList([CATEGORY]),
  "POST /back-office/products/bulk/preview": () => Response.json(PRICES),
}

/** Forms with more than a line of typing, and what a person begins to type into them. */
const FORMS: [name: string, form: ReactNode, resource: string, begin: () => Promise<() => void>][] = [
  ["the settings", <ShopSettings key="" />, "settings", type("Contact phone", "+91 98")],
  ["a reply", replyForm(), "offers", type(REPLY, "We are sor")],
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
  await expectQuestionOnBack(form, resource, begin)
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

  const shown = renderScreen(replyForm(), { resource: "offers", at: "/offers" })
  await type(REPLY, "We are sor")()
  await act(() => shown.router.navigate("/offers?sort=product"))
  await question()
  expect(shown.router.state.location.search).toBe("")
})

it("Escape closes an unchanged reply, and never discards a changed one", async () => {
  mockResponses({})
  const onCancel = vi.fn()
  // the theme keeps an emptied text a text
  const form = <ThemeProvider theme={createTheme(lightTheme)}>{replyForm(onCancel)}</ThemeProvider>
  renderScreen(form, { resource: "offers" })
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
