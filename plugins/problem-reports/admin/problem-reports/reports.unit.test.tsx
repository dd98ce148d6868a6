import { fill, mockResponses, readFilter, renderScreen, respondWithList } from "@haat/admin/testing"
import type { ProblemReportRow } from "@haat/problem-reports/contract"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import ReportList from "./List"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const REPORT: ProblemReportRow = {
  ...{ id: "prep_1", product_id: "prod_1", product_name: "Brass lota", message: "It came dented" },
  ...{ customer_id: "cus_1", customer_name: "Meera Iyer", customer_email: "meera@example.com" },
  ...{ created_at: "2026-11-20T06:00:00Z", resolved_at: null, resolved: false, reply: null, replied_at: null },
}

const renderReports = () => {
  let report = REPORT
  const change = vi.fn(({ body }: { body: unknown }) => {
    report = { ...report, ...(body as Partial<ProblemReportRow>) }
    return Response.json(report)
  })
  mockResponses({
    "GET /back-office/problem-reports": (request) =>
      respondWithList([report].filter(({ resolved }) => resolved === readFilter(request.url).resolved))(request),
    "PUT /back-office/problem-reports/prep_1": change,
  })
  renderScreen(<ReportList />, { resource: "problem-reports", at: "/problem-reports" })
  return change
}

it("resolves a report, which leaves the open ones, and takes that back", async () => {
  const change = renderReports()
  fireEvent.click(await screen.findByRole("button", { name: "Resolve" }))
  await waitFor(() => expect(screen.queryByText("It came dented")).toBeNull())
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }))
  await screen.findByText("It came dented")
  expect(change.mock.calls.map(([{ body }]) => body)).toEqual([{ resolved: true }, { resolved: false }])
})

it("sends a reply alone or with the report resolved, and only one that is written", async () => {
  const change = renderReports()
  const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name })
  fireEvent.click(await button("Reply to Meera Iyer"))
  expect((await button("Send")).disabled).toBe(true)
  fill("Your reply to Meera Iyer", " A new one leaves today. ")
  fireEvent.click(await button("Send"))
  await screen.findByText("Your reply is on its way to Meera Iyer")
  fireEvent.click(await button("Reply to Meera Iyer"))
  const sendAndResolve = await button("Send and resolve")
  fill("Your reply to Meera Iyer", "It has left.")
  fireEvent.click(sendAndResolve)
  await waitFor(() => expect(screen.queryByText("It came dented")).toBeNull())
  expect(change.mock.calls.map(([{ body }]) => body)).toEqual([
    { reply: "A new one leaves today." },
    { reply: "It has left.", resolved: true },
  ])
})
