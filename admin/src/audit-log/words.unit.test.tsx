import { type AuditLogRow, isAudited } from "@haat/back-office/contract"
import { cleanup, screen } from "@testing-library/react"
import { memoryStore, RecordContextProvider } from "react-admin"
import { afterEach, expect, it } from "vitest"
import { english } from "../i18n/english"
import { hindi } from "../i18n/hindi"
import { AUDITED_NAMES } from "../testing/audited-names"
import { renderScreen } from "../testing/render-screen"
import { Changes } from "./Parts"

type Words = { [key: string]: Words | undefined }

afterEach(cleanup)

it.each(Object.entries(AUDITED_NAMES))("has a label for each audited field of %s", (resource, names) => {
  for (const { resources, components } of [english, hindi]) {
    const { fields, audit } = resources[resource] as Words
    const known: Record<string, unknown> = {
      ...components.facts.texts,
      ...(resources["audit-log"].fields as Words),
      ...fields,
      ...audit?.fields,
    }
    expect(names.filter((name) => isAudited(name) && typeof known[name] !== "string")).toEqual([])
  }
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
