// @vitest-environment happy-dom

import { beAway, fill, listenForNotices, reject, renderPart, respondTo } from "@haat/sdk/testing/storefront"
import { cleanup, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import NewsletterForm from "./newsletter-form.tsx"

vi.setConfig({ testTimeout: 60_000 })

let notices: ReturnType<typeof listenForNotices>
beforeEach(() => {
  notices = listenForNotices()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const field = () => screen.getByLabelText("Email") as HTMLInputElement
const subscribe = () => screen.getByRole("button", { name: "Subscribe" })

it("says 'Subscribed Successfully!' for a moment and clears the field", async () => {
  respondTo({ "POST /store/newsletter": () => Response.json({ message: "Subscribed" }, { status: 201 }) })
  const { user } = renderPart(<NewsletterForm />)
  fill("Email", "reader@example.com")
  await user.click(subscribe())
  await vi.waitFor(() =>
    expect(notices).toEqual([{ kind: "success", text: "Subscribed Successfully!", durationMs: 1_500 }]),
  )
  expect(field().value).toBe("")
})

it("says 'Already Subscribed or Invalid!' the second time, and keeps what was typed", async () => {
  respondTo({ "POST /store/newsletter": reject("Already Subscribed", 400) })
  const { user } = renderPart(<NewsletterForm />)
  fill("Email", "READER@EXAMPLE.COM")
  await user.click(subscribe())
  await screen.findByText("Already Subscribed or Invalid!")
  expect(field().value).toBe("READER@EXAMPLE.COM")
  expect(notices).toEqual([])
})

it.each([
  ["The shop did not answer; please try again in a moment.", beAway],
  [
    "Too many attempts. Please try again in 4 minutes.",
    reject("Too many attempts. Please try again in 4 minutes.", 429),
  ],
])("keeps what was typed when it was not taken, and says '%s'", async (sentence, response) => {
  respondTo({ "POST /store/newsletter": response })
  const { user } = renderPart(<NewsletterForm />)
  fill("Email", "reader@example.com")
  await user.click(subscribe())
  await screen.findByText(`Already Subscribed or Invalid! ${sentence}`)
  expect(field().value).toBe("reader@example.com")
})

it("needs an email address before anything is sent", async () => {
  const requests = respondTo({})
  const { user } = renderPart(<NewsletterForm />)
  await user.click(subscribe())
  expect(field().validity.valueMissing).toBe(true)
  fill("Email", "asha")
  await user.click(subscribe())
  expect(field().validity.typeMismatch).toBe(true)
  expect(requests).not.toHaveBeenCalled()
})
