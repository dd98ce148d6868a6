import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { mockResponses, reject, renderScreen, respondWithList } from "../testing/render-screen"
import { Members } from "./Members"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it("an owner switches two-step sign-in off for a member who lost their phone, after being asked", async () => {
  let isOn = true
  const switchOff = vi.fn(() => {
    isOn = false
    return Response.json({})
  })
  mockResponses({
    "GET /back-office/staff": (request) =>
      respondWithList([
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

it("changes a role only after a question, and says why a removal is rejected", async () => {
  const member = { id: "u_1", name: "Aabha Rao", username: "aabha", email: "a@example.com", second_factor: false }
  let role = "support"
  mockResponses({
    "GET /back-office/staff": (request) => respondWithList([{ ...member, role }])(request),
    "PUT /back-office/staff/u_1": ({ body }) => {
      role = (body as { role: string }).role
      return Response.json({ ...member, role })
    },
    "DELETE /back-office/staff/u_1": reject("The shop needs an owner", 409),
  })
  const { user } = renderScreen(<Members />, { resource: "staff" })
  const select = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Role of Aabha Rao" })
  await user.selectOptions(select, "Manager")
  const question = within(await screen.findByRole("alertdialog", { name: "Make Aabha Rao a manager?" }))
  fireEvent.click(question.getByRole("button", { name: "Cancel" }))
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
  expect([role, select.value]).toEqual(["support", "support"])

  await user.selectOptions(select, "Manager")
  fireEvent.click(await screen.findByRole("button", { name: "Change the role" }))
  await screen.findByText("Aabha Rao is manager now")
  await waitFor(() => expect(select.value).toBe("manager"))

  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
  fireEvent.click(screen.getByRole("button", { name: "Remove Aabha Rao" }))
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove" }))
  await screen.findByText("The shop needs an owner")
})
