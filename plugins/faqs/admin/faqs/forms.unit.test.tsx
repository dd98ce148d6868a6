import { fill, mockResponses, rejectWithNetworkError, renderScreen } from "@haat/admin/testing"
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import customizeSections from "../slots/customize.sections"
import { FaqForm, FaqPreview } from "./FaqSection"

vi.setConfig({ testTimeout: 30_000 })
const { component: Sections } = customizeSections

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const press = (name: string | RegExp) => screen.findByRole("button", { name })
const alertDialog = (name: string) => screen.findByRole("alertdialog", { name })

it("previews a question while typing, requires an answer, and shows a failed save", async () => {
  mockResponses({ "POST /back-office/faqs": rejectWithNetworkError })
  const { user } = renderScreen(<FaqForm />, { resource: "faqs" })
  const preview = within(await screen.findByRole("region", { name: "Preview" }))
  expect(preview.getByText("The question appears here")).toBeTruthy()
  await user.click(await press("Add FAQ"))
  await screen.findByText("Question is required")
  await screen.findByText("Answer is required")
  fill("Question", "Do you ship to Leh?")
  fill("Answer", "Yes, in nine days.")
  expect(preview.getByText("Do you ship to Leh?")).toBeTruthy()
  expect(preview.getByText("Yes, in nine days.")).toBeTruthy()
  await user.click(await press("Add FAQ"))
  expect((await alertDialog("Something went wrong!")).textContent).toContain("Unable to add FAQ")
})

it("a previewed question is open, with its answer", async () => {
  mockResponses({})
  const { container } = renderScreen(<FaqPreview question="Do you ship to Leh?" answer={"Yes,\nin nine days."} />)
  await screen.findByText("Do you ship to Leh?")
  const details = container.querySelector("details") as HTMLDetailsElement
  expect(details.open).toBe(true)
  expect(details.textContent).toContain("in nine days.")
})

it("Customize UI has FAQ, closed at first", async () => {
  mockResponses({})
  renderScreen(<Sections />, { at: "/customize" })
  for (const name of ["FAQ"]) {
    const head = await screen.findByRole("button", { name: new RegExp(`^${name}`) })
    expect(head.getAttribute("aria-expanded")).toBe("false")
  }
})
