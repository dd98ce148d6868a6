import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import Join from "../join/Join"
import { listOf, reject, renderScreen, respondTo } from "../testing/render-screen"
import { Members } from "./Members"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it("an invitation's link that was used or withdrawn says so, and asks for nothing", async () => {
  const message = "This invitation has ended or was used. Ask for a new one"
  respondTo({ "POST /auth/invitation": reject(message, 404) })
  render(<Join />)
  await screen.findByRole("heading", { name: "This link does not work" })
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.queryByRole("textbox")).toBeNull()
})

it("an owner switches two-step sign-in off for a member who lost their phone, after being asked", async () => {
  let isOn = true
  const switchOff = vi.fn(() => {
    isOn = false
    return Response.json({})
  })
  respondTo({
    "GET /back-office/staff": (request) =>
      listOf([
        {
          id: "u_1",
          name: "Aabha Rao",
          username: "aabha",
          email: "a@example.com",
          role: "support",
          second_factor: isOn,
        },
        { id: "u_2", name: "Tara Iyer", username: "tara", email: "t@example.com", role: "owner", second_factor: false },
      ])(request),
    "DELETE /back-office/staff/u_1/second-factor": switchOff,
  })
  renderScreen(<Members />, { resource: "staff" })
  await screen.findByText(/Two-step sign-in is on/)
  expect(screen.queryByRole("button", { name: /of Tara Iyer$/ })).toBeNull()
  fireEvent.click(await screen.findByRole("button", { name: "Lost phone: switch off two-step sign-in of Aabha Rao" }))
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Switch off" }))
  await waitFor(() => expect(screen.queryByText(/Two-step sign-in is on/)).toBeNull())
  expect(switchOff).toHaveBeenCalledTimes(1)
})
