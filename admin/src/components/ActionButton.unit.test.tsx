import { cleanup, screen, waitFor } from "@testing-library/react"
import { ListBase } from "react-admin"
import { afterEach, expect, it, vi } from "vitest"
import { request } from "../http-client"
import { deferred, mockResponses, reject, renderScreen, respondWithList } from "../testing/render-screen"
import { ActionButton } from "./buttons"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name })

it("asks first, and does nothing after No", async () => {
  const action = vi.fn(async () => undefined)
  const question = { title: "Remove it?", text: "It is gone for good.", yes: "Remove it" }
  const { user } = renderScreen(<ActionButton label="Remove" question={question} action={action} />)
  await user.click(await button("Remove"))
  await user.click(await button("Cancel"))
  expect(action).not.toHaveBeenCalled()
  await user.click(await button("Remove"))
  await user.click(await button("Remove it"))
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1))
})

it("is disabled during its own request and those of its scope", async () => {
  const packed = deferred<void>()
  const { user } = renderScreen(
    <>
      <ActionButton label="Pack" scope="order 1" action={() => packed.promise} />
      <ActionButton label="Ship" scope="order 1" action={async () => undefined} />
      <ActionButton label="Print" action={async () => undefined} />
    </>,
  )
  await user.click(await button("Pack"))
  await waitFor(async () => expect((await button("Pack")).disabled).toBe(true))
  expect((await button("Ship")).disabled).toBe(true)
  expect((await button("Print")).disabled).toBe(false)
  packed.resolve()
  await waitFor(async () => expect((await button("Ship")).disabled).toBe(false))
})

it("shows the server's message when rejected, and can be pressed again", async () => {
  mockResponses({ "POST /back-office/orders/1/packed": reject("The order was cancelled", 409) })
  const pack = () => request("orders/1/packed", { method: "POST" })
  const { user } = renderScreen(<ActionButton label="Pack" action={pack} />)
  await user.click(await button("Pack"))
  expect(await screen.findByText("The order was cancelled")).toBeTruthy()
  await user.click(await button("OK"))
  await waitFor(async () => expect((await button("Pack")).disabled).toBe(false))
})

it("refetches the screen's data after a rejection if it does so after a success", async () => {
  const list = vi.fn(respondWithList([{ id: "1" }]))
  mockResponses({ "GET /back-office/orders": list, "POST /back-office/orders/1/packed": reject("It was packed", 409) })
  const pack = () => request("orders/1/packed", { method: "POST" })
  const { user } = renderScreen(
    <ListBase resource="orders">
      <ActionButton label="Pack" action={pack} done="Packed" />
    </ListBase>,
  )
  await waitFor(() => expect(list).toHaveBeenCalledTimes(1))
  await user.click(await button("Pack"))
  await screen.findByText("It was packed")
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
})
