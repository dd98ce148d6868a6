import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { fill, mockResponses, renderScreen } from "../testing/render-screen"
import Pages from "./List"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const createPage = (id: string) => ({
  ...{ id, version: 2, text: `Text of ${id}`, text_hi: "", saved_at: "2026-11-29T00:00:00Z" },
  versions: [{ version: 2, saved_at: "2026-11-29T00:00:00Z" }],
})

it("saves the chosen page as a new version, and asks before another page takes away what was typed", async () => {
  const sent: unknown[] = []
  mockResponses({
    "GET /back-office/pages/terms": () => Response.json(createPage("terms")),
    "GET /back-office/pages/privacy": () => Response.json(createPage("privacy")),
    "PUT /back-office/pages/privacy": ({ body }) => {
      sent.push(body)
      return Response.json({ ...createPage("privacy"), ...(body as object), version: 3 })
    },
  })
  const { user } = renderScreen(<Pages />, { resource: "pages" })
  await screen.findByDisplayValue("Text of terms")
  screen.getByRole("heading", { level: 1, name: "Pages" })
  fill("Text in English", "Half a sen")
  await user.click(screen.getByRole("button", { name: "Privacy" }))
  await user.click(await screen.findByRole("button", { name: "Keep editing" }))
  expect(screen.getByRole("textbox", { name: "Text in English" })).toHaveProperty("value", "Half a sen")
  await user.click(screen.getByRole("button", { name: "Privacy" }))
  await user.click(await screen.findByRole("button", { name: "Discard it" }))
  await screen.findByDisplayValue("Text of privacy")
  fill("Text in English", "What we keep")
  await user.click(screen.getByRole("button", { name: "Save as a new version" }))
  await screen.findByText("The page is saved as a new version")
  expect(sent).toEqual([{ version: 2, text: "What we keep", text_hi: "" }])
  expect(screen.getByRole("link", { name: /^Version 2/ }).getAttribute("href")).toBe("/policies/privacy?version=2")
})
