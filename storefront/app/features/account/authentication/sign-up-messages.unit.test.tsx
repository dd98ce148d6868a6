// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { DEFAULT_FACTS, ShopFactsContext } from "../../../lib/shop/shop-facts.ts"
import { fill, renderPart, respondTo } from "../../../testing/render-part.tsx"
import { SignUpForm } from "./sign-up-form.tsx"

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const MESSAGES = [
  "Username must be at least 3 characters",
  "Please enter a valid email address",
  "Password must be at least 6 characters",
  "First name is required",
  "Last name is required",
  "Phone number must be 10 digits and start with 6-9",
  "You must agree to the terms and conditions",
]
const STRENGTH = "Password Must contain these - Special Symbols , 1 Uppercase letter, 1 Lowercase letter , 1 number"

it("says what is wrong under each field, and sends nothing", async () => {
  const requests = respondTo({})
  const { user } = renderPart(
    <ShopFactsContext value={{ ...DEFAULT_FACTS, preticks_terms: false }}>
      <SignUpForm onSignedUp={async () => undefined} />
    </ShopFactsContext>,
  )
  await user.click(screen.getByRole("button", { name: "Sign Up" }))
  for (const message of MESSAGES) await screen.findByText(message)
  fill("Username", "a".repeat(16))
  await screen.findByText("Username must be at most 15 characters")
  fill("Password", "alllowercase1")
  await screen.findByText(STRENGTH)
  fill("Password", "A@1a".repeat(6))
  await screen.findByText("Password must be at most 20 characters")
  await user.click(screen.getByRole("button", { name: "Show password" }))
  expect((screen.getByLabelText("Password") as HTMLInputElement).type).toBe("text")
  expect(requests).not.toHaveBeenCalled()
})
