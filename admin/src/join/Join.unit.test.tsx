import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { fill, mockResponses, reject, rejectWithNetworkError, renderScreen } from "../testing/render-screen"
import Join from "./Join"

const INVITED = () => Response.json({ email: "kavya@example.com", role: "manager" })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each([
  ["the shop's reason", reject("This invitation has ended", 404), "This invitation has ended"],
  ["that the shop is away", rejectWithNetworkError, "The shop does not answer. Please try again in a moment."],
])("says %s where the link does not work", async (_, response, sentence) => {
  mockResponses({ "POST /auth/invitation": response })
  renderScreen(<Join />)
  await screen.findByRole("heading", { level: 1, name: "This link does not work" })
  expect(screen.getByText(sentence)).toBeDefined()
})

it("says below its field what the shop rejects, and keeps what was typed", async () => {
  const errors = { username: "This username is taken" }
  mockResponses({
    "POST /auth/invitation": INVITED,
    "POST /auth/invitation/accept": () => Response.json({ message: "Taken", errors }, { status: 409 }),
  })
  const { user } = renderScreen(<Join />)
  await screen.findByText(/kavya@example.com is invited as manager/)
  fill(/Username/, "kavya")
  await user.click(screen.getByRole("button", { name: "Join" }))
  expect(await screen.findByText("This username is taken")).toBeDefined()
  expect(screen.getByRole("textbox", { name: /Username/ })).toHaveProperty("value", "kavya")
})

it("ends with the shop's reason where the invitation ended meanwhile", async () => {
  mockResponses({
    "POST /auth/invitation": INVITED,
    "POST /auth/invitation/accept": reject("This invitation was withdrawn", 404),
  })
  const { user } = renderScreen(<Join />)
  await user.click(await screen.findByRole("button", { name: "Join" }))
  await screen.findByText("This invitation was withdrawn")
})
