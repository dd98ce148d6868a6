import { SaveCategory } from "@haat/catalog/contract"
import type { RejectReturn, ReturnRow } from "@haat/checkout/contract"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { Form } from "react-admin"
import { Route, Routes } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { SubmitButton } from "../components/SubmitButton"
import { zodForm } from "../components/zod-form"
import { fill, mockResponses, type Responder, reject, renderScreen, respondWithList } from "../testing/render-screen"
import ReturnList from "./List"
import ReturnShow from "./Return"
import { ReturnRuleInput } from "./ReturnRuleInput"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const RETURN = {
  ...{
    id: "ret_1",
    order_id: "order_1",
    display_id: 12,
    state: "requested",
    reason: "damaged",
    note: "It has a crack",
  },
  ...{ outcome: "refund", way: "pickup", is_claim: true, by_staff: false, photos: [], decision: null, worth: null },
  ...{ created_at: "2026-11-20T06:00:00Z", received_at: null, way_back: null, exchange_order: null, parcel: null },
  ...{ refunds: [], given: 0, customer_id: "cus_1", customer_name: "Meera Iyer", customer_email: null, pickup: null },
  lines: [{ line_id: "ordli_1", name: "Brass lota", quantity: 2, exchange: null, resellable: null, damaged: null }],
} satisfies ReturnRow

const SHOW = (
  <Routes>
    <Route path="/returns/:id/show" element={<ReturnShow />} />
  </Routes>
)
const showScreen = (id: string) => ({ resource: "returns", at: `/returns/${id}/show` })

describe("a return", () => {
  it("has its own screen, linked from its heading in the list", async () => {
    mockResponses({ "GET /back-office/returns": respondWithList([RETURN]) })
    renderScreen(<ReturnList />, { resource: "returns", at: "/returns" })
    const link = await screen.findByRole("link", { name: "Return of order #12" })
    expect(link.getAttribute("href")).toBe("/returns/ret_1/show")
    cleanup()
    mockResponses({ "GET /back-office/returns/ret_1": () => Response.json(RETURN) })
    renderScreen(SHOW, showScreen("ret_1"))
    await screen.findByRole("heading", { level: 1, name: "Return of order #12" })
    expect(screen.getByText("It has a crack")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Approve" })).toBeTruthy()
    expect(screen.getByRole("link", { name: "All returns" })).toBeTruthy()
  })

  it("shows that an unknown return does not exist, without a redirect", async () => {
    mockResponses({ "GET /back-office/returns/ret_9": reject("There is no such return", 404) })
    const { router } = renderScreen(SHOW, showScreen("ret_9"))
    await screen.findByRole("heading", { level: 1, name: "There is no such return" })
    expect(router.state.location.pathname).toBe("/returns/ret_9/show")
  })

  it("is rejected with a reason of the contract, and stays open with the server's sentence on failure", async () => {
    const rejection = vi.fn<Responder>((request) =>
      (request.body as RejectReturn).reason === "Worn"
        ? Response.json({ ...RETURN, state: "rejected" })
        : reject("It was approved", 409)(request),
    )
    mockResponses({
      "GET /back-office/returns/ret_1": () => Response.json(RETURN),
      "POST /back-office/returns/ret_1/rejection": rejection,
    })
    renderScreen(SHOW, showScreen("ret_1"))
    fireEvent.click(await screen.findByRole("button", { name: "Reject" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Why is it not taken back?" }))
    const send = () => fireEvent.click(dialog.getByRole("button", { name: "Reject" }))
    send()
    await dialog.findByText("Say why, in 3 to 500 characters")
    expect(rejection).not.toHaveBeenCalled()
    fill(/^Reason/, "Used")
    send()
    expect((await dialog.findByRole("alert")).textContent).toBe("It was approved")
    fill(/^Reason/, "Worn")
    send()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await screen.findByText("The return is Rejected")
  })
})

describe("the rule of what can be sent back", () => {
  const resolver = zodForm(SaveCategory.pick({ returns: true }))
  const renderRule = (onSubmit: (values: object) => void) =>
    renderScreen(
      <Form record={{ returns: null }} resolver={resolver} onSubmit={onSubmit} noValidate>
        <ReturnRuleInput source="returns" />
        <SubmitButton />
      </Form>,
    )
  const choose = async (name: string) => {
    fireEvent.mouseDown(await screen.findByRole("combobox", { name: /^Sending back/ }))
    fireEvent.click(await screen.findByRole("option", { name }))
  }

  it("is the category's, or its own with days and who pays", async () => {
    const save = vi.fn()
    renderRule(save)
    const saved = async (returns: object | null) => {
      fireEvent.click(screen.getByRole("button", { name: "Save" }))
      await waitFor(() => expect(save.mock.lastCall?.[0]).toEqual({ returns }))
    }
    await choose("Can only be exchanged")
    const days = await screen.findByRole("spinbutton", { name: /^Days after delivery/ })
    fireEvent.change(days, { target: { value: "100" } })
    fireEvent.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText("Days are a whole number from 1 to 90")
    expect(save).not.toHaveBeenCalled()
    fireEvent.change(days, { target: { value: "14" } })
    fireEvent.click(screen.getByRole("switch", { name: "The shop pays the way back" }))
    await saved({ returnable: true, days: 14, paid_by: "shopper", exchange_only: true })
    await choose("As its category")
    await saved(null)
  })
})
