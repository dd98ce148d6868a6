import { mockResponses, reject, renderScreen } from "@haat/admin/testing"
import { cleanup, screen } from "@testing-library/react"
import { Route, Routes } from "react-router-dom"
import { afterEach, it, vi } from "vitest"
import Subscriber from "./Subscriber"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it("shows that an unknown subscriber does not exist", async () => {
  mockResponses({ "GET /back-office/subscribers/nsub_x": reject("There is no such subscriber", 404) })
  renderScreen(
    <Routes>
      <Route path="/subscribers/:id" element={<Subscriber />} />
    </Routes>,
    { resource: "subscribers", at: "/subscribers/nsub_x" },
  )
  await screen.findByRole("heading", { level: 1, name: "There is no such subscriber" })
})
