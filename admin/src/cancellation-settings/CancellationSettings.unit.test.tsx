import { cleanup, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { mockResponses, reject, renderScreen } from "../testing/render-screen"
import CancellationSettings from "./CancellationSettings"

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const READ = "GET /back-office/cancellation-settings"
const SAVE = "PUT /back-office/cancellation-settings"
const SETTINGS = { id: "shop", version: 1, by_shoppers: true, updated_at: "2026-11-29T00:00:00Z" }
const BOX = { name: "Shoppers cancel items themselves" }

it("saves that shoppers cancel whole orders only, and shows someone else's save on a conflict", async () => {
  const sent: unknown[] = []
  const sentence = "This was changed meanwhile"
  let stored = SETTINGS
  mockResponses({
    [READ]: () => Response.json(stored),
    [SAVE]: (request) => {
      sent.push(request.body)
      if (sent.length === 1) return reject(sentence, 409)(request)
      stored = { ...stored, version: 3, by_shoppers: false }
      return Response.json(stored)
    },
  })
  const { user } = renderScreen(<CancellationSettings />, { resource: "cancellation-settings" })
  const box = await screen.findByRole<HTMLInputElement>("switch", BOX)
  expect(box.checked).toBe(true)
  screen.getByText("Off, they cancel the whole order alone; staff can still cancel items.")
  await user.click(box)
  await user.click(screen.getByRole("button", { name: "Save the rule" }))
  await screen.findByText(sentence)
  stored = { ...SETTINGS, version: 2 }
  await user.click(screen.getByRole("button", { name: "Look at theirs" }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("switch", BOX).checked).toBe(true))
  await user.click(screen.getByRole("switch", BOX))
  await user.click(screen.getByRole("button", { name: "Save the rule" }))
  await screen.findByText("The rule is saved")
  expect(sent).toMatchObject([
    { version: 1, by_shoppers: false },
    { version: 2, by_shoppers: false },
  ])
})

it("shows a failed read of the rule, and retries", async () => {
  let isAway = true
  mockResponses({ [READ]: (request) => (isAway ? reject("Away", 503)(request) : Response.json(SETTINGS)) })
  const { user } = renderScreen(<CancellationSettings />, { resource: "cancellation-settings" })
  await screen.findByText("Something went wrong! Unable to fetch the rule of cancelled items")
  isAway = false
  await user.click(screen.getByRole("button"))
  expect((await screen.findByRole<HTMLInputElement>("switch", BOX)).checked).toBe(true)
})
