import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { mockResponses, reject, renderScreen } from "../testing/render-screen"
import LogoSettings from "./LogoSettings"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it("removes the logo after a question, and keeps it when the shop could not", async () => {
  const sent: unknown[] = []
  mockResponses({
    "GET /back-office/logo": () => Response.json({ logo: { url: "/static/owl.webp" } }),
    "PUT /back-office/logo": (request) => {
      sent.push(request.body)
      return sent.length === 1 ? reject("The shop is busy")(request) : Response.json({ logo: null })
    },
  })
  const { user } = renderScreen(<LogoSettings />, { resource: "logo" })
  const remove = async () => {
    await user.click(await screen.findByRole("button", { name: "Remove the logo" }))
    const question = await screen.findByRole("alertdialog", { name: "Remove the logo?" })
    await user.click(within(question).getByRole("button", { name: "Remove the logo" }))
  }
  await remove()
  await screen.findByText("The shop is busy")
  expect(screen.getByRole("img", { name: "The shop's logo" })).toBeTruthy()
  await remove()
  await screen.findByText("The logo is removed")
  await waitFor(() => expect(screen.queryByRole("img", { name: "The shop's logo" })).toBeNull())
  expect(screen.queryByText("The logo is saved")).toBeNull()
  expect(sent).toEqual([{ picture_id: null }, { picture_id: null }])
})
