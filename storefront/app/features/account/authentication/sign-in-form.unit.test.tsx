// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { beAway, fill, reject, renderPart, respondTo } from "../../../testing/render-part.tsx"
import { SignInForm } from "./sign-in-form.tsx"

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const submit = () => screen.getByRole("button", { name: "Log In" })
const typeLogin = () => {
  fill("Username", "nobody")
  fill("Password", "wrong-one")
}
const draw = () => renderPart(<SignInForm onSignedIn={async () => undefined} />)

it("shows the first error under each field", async () => {
  const requests = respondTo({})
  const { user } = draw()
  await user.click(submit())
  await screen.findByText("Username must be at least 3 characters long")
  await screen.findByText("Password should be 3 character long")
  expect(document.activeElement).toBe(screen.getByLabelText("Username"))
  fill("Username", "a".repeat(16))
  await screen.findByText("Username can't exceed more than 15 characters long")
  expect(screen.queryByText("Username must be at least 3 characters long")).toBeNull()
  expect(requests).not.toHaveBeenCalled()
})

it("shows a loading dialog during login, then the reason of a rejection", async () => {
  let respond = (_: Response) => {}
  const response = new Promise<Response>((resolve) => {
    respond = resolve
  })
  respondTo({ "POST /auth/sign-in": () => response })
  const { user } = draw()
  typeLogin()
  await user.click(submit())
  await screen.findByRole("dialog", { name: "Logging you in" })
  respond(Response.json({ message: "Wrong username or password" }, { status: 401 }))
  const dialog = await screen.findByRole("dialog", { name: "Oops..." })
  expect(dialog.textContent).toContain("Wrong username or password")
  expect(screen.queryByRole("dialog", { name: "Logging you in" })).toBeNull()
})

it.each([
  ["Something went wrong!", beAway],
  ["Too many attempts.", reject("Too many attempts.", 429)],
])("says '%s' of a login that failed, and keeps what was typed", async (sentence, response) => {
  respondTo({ "POST /auth/sign-in": response })
  const { user } = draw()
  typeLogin()
  await user.click(submit())
  const dialog = await screen.findByRole("dialog", { name: "Oops..." })
  expect(dialog.textContent).toContain(sentence)
  await user.click(screen.getByRole("button", { name: "OK" }))
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect((screen.getByLabelText("Username") as HTMLInputElement).value).toBe("nobody")
})
