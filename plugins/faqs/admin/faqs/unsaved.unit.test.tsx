import { deferred, expectQuestionOnBack, mockResponses, renderScreen, type } from "@haat/admin/testing"
import { useUnsavedChanges } from "@haat/sdk/admin"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { FaqForm } from "./FaqSection"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const ReloadButton = () => {
  const { reload } = useUnsavedChanges()
  return (
    <button type="button" onClick={reload}>
      Reload
    </button>
  )
}

it("a question asks before Back takes it away, and keeps what was typed", async () => {
  mockResponses({})
  await expectQuestionOnBack(<FaqForm />, "faqs", type("Answer", "Half a sen"))
})

it("restores a half-typed question after the reload that deleting another causes", async () => {
  mockResponses({})
  const { promise: reloaded, resolve } = deferred<void>()
  vi.spyOn(location, "reload").mockImplementation(() => resolve())
  const screenOf = () =>
    renderScreen(
      <>
        <FaqForm />
        <ReloadButton />
      </>,
      { resource: "faqs" },
    )
  screenOf()
  await type("Question", "Do you ship to Goa?")()
  await type("Answer", "Half a sen")()
  fireEvent.click(screen.getByRole("button", { name: "Reload" }))
  await reloaded
  cleanup()
  screenOf()
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "Question" })).toHaveProperty("value", "Do you ship to Goa?"),
  )
  expect(screen.getByRole("textbox", { name: "Answer" })).toHaveProperty("value", "Half a sen")
  cleanup()
  screenOf()
  await screen.findByRole("textbox", { name: "Question" })
  expect(screen.getByRole("textbox", { name: "Question" })).toHaveProperty("value", "")
})
