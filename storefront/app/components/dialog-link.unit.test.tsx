// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router-dom"
import { afterEach, expect, it, vi } from "vitest"
import { renderPart } from "../testing/render-part.tsx"
import { Dialog } from "./dialog.tsx"
import { DialogLink } from "./dialog-link.tsx"

vi.setConfig({ testTimeout: 60_000 })
afterEach(cleanup)

const link = (
  <DialogLink
    to="/report/7"
    dialog={({ open, onClose }) => <Dialog open={open} onOpenChange={onClose} title="Tell us" />}
  >
    Report
  </DialogLink>
)

it("links to the dialog's page before hydration", () => {
  expect(renderToStaticMarkup(<MemoryRouter>{link}</MemoryRouter>)).toMatch(/^<a .*href="\/report\/7".*>Report<\/a>$/)
})

it("opens the dialog on click, and gets the focus back when it closes", async () => {
  const { user } = renderPart(link)
  await user.click(screen.getByRole("link", { name: "Report" }))
  expect(screen.getByRole("dialog", { name: "Tell us" })).toBeTruthy()
  await user.keyboard("{Escape}")
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Report" }))
})

it("leaves a click for a new tab to the browser", () => {
  renderPart(link)
  const report = screen.getByRole("link", { name: "Report" })
  const click = createEvent.click(report, { ctrlKey: true })
  fireEvent(report, click)
  expect(click.defaultPrevented).toBe(false)
  expect(screen.queryByRole("dialog")).toBeNull()
})
