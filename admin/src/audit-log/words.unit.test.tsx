import type { AuditLogRow } from "@haat/back-office/contract"
import { cleanup, screen } from "@testing-library/react"
import { memoryStore, RecordContextProvider } from "react-admin"
import { afterEach, expect, it } from "vitest"
import { findUnlabelledFields } from "../testing/audited-fields"
import { AUDITED_NAMES } from "../testing/audited-names"
import { renderScreen } from "../testing/render-screen"
import { Changes } from "./Parts"

afterEach(cleanup)

it.each(Object.entries(AUDITED_NAMES))("has a label for each audited field of %s", (resource, names) => {
  expect(findUnlabelledFields(resource, names)).toEqual([])
})

it("names the fields and values of a change in the reader's language", async () => {
  const entry: Partial<AuditLogRow> = {
    id: "audit_1",
    resource: "products",
    state: "done",
    changes: [
      { field: "facts.net_quantity", before: null, after: 250 },
      { field: "options", before: [], after: [{ title: "Colour", values: [] }] },
    ],
  }
  const part = (
    <RecordContextProvider value={entry}>
      <Changes />
    </RecordContextProvider>
  )
  renderScreen(part, { resource: "audit-log" })
  expect(await screen.findByRole("cell", { name: "facts · net quantity" })).toBeDefined()
  cleanup()
  renderScreen(part, { resource: "audit-log", store: memoryStore({ locale: "hi" }) })
  expect(await screen.findByRole("cell", { name: "जानकारी · शुद्ध मात्रा" })).toBeDefined()
  expect(screen.getByRole("cell", { name: /विकल्प: Colour/ })).toBeDefined()
})
