import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { memoryStore } from "react-admin"
import { afterEach, describe, expect, it, vi } from "vitest"
import { i18nProvider } from "../i18n/i18n-provider"
import SearchPinList from "../search-pins/List"
import SynonymList from "../synonyms/List"
import { mockResponses, readFilter, reject, renderScreen, respondWithList } from "../testing/render-screen"
import SearchList from "./List"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const SEARCH = { id: "s_1", text: "kettle", searches: 2, clicks: 0, found: 0, last_day: "2026-01-01" }
const LINE = { id: "syn_1", words: "kettle, केतली", updated_at: "2026-01-01T00:00:00.000Z" }
const PIN = { id: "pin_1", text: "kettle", products: [{ id: "prod_1", name: "Lota" }], updated_at: LINE.updated_at }
const LOTA = { id: "prod_1", name: "Lota", price: 100, quantity: 1, active: true, images: [] }

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }))

it("shows an empty state without searches, and a failed fetch", async () => {
  mockResponses({
    "GET /back-office/searches": (request) =>
      readFilter(request.url).days === 90 ? reject("Not now", 503)(request) : respondWithList([])(request),
  })
  renderScreen(<SearchList />, { resource: "searches" })
  await screen.findByText("No searches found.")
  await press("90 days")
  await screen.findByText("Something went wrong! Unable to fetch searches")
})

it("shows a duplicate line in the form, which keeps the typed text", async () => {
  const message = "There is a line with these very words already"
  mockResponses({
    "GET /back-office/synonyms": respondWithList([]),
    "POST /back-office/synonyms": reject(message, 409),
  })
  renderScreen(<SynonymList />, { resource: "synonyms" })
  await press("Add a line")
  const box = await screen.findByRole("textbox", { name: /^Words for the same thing/ })
  fireEvent.change(box, { target: { value: LINE.words } })
  await press("Save")
  const oops = await screen.findByRole("alertdialog", { name: "Oops..." })
  expect(oops.textContent).toContain(message)
  fireEvent.click(within(oops).getByRole("button", { name: "OK" }))
  expect(box).toHaveProperty("value", LINE.words)
})

describe("in Hindi", () => {
  afterEach(() => i18nProvider.changeLocale("en"))
  const inHindi = () => ({ store: memoryStore({ locale: "hi" }) })

  it("the search words can be read and used", async () => {
    mockResponses({ "GET /back-office/synonyms": respondWithList([LINE]) })
    renderScreen(<SynonymList />, { resource: "synonyms", ...inHindi() })
    await screen.findByRole("heading", { level: 1, name: "खोज के शब्द" })
    await screen.findByRole("cell", { name: LINE.words })
    await press("पंक्ति जोड़ें")
    await screen.findByRole("dialog", { name: "खोज के शब्द जोड़ें" })
  })

  it("the searches can be read and used", async () => {
    mockResponses({ "GET /back-office/searches": respondWithList([SEARCH]) })
    renderScreen(<SearchList />, { resource: "searches", ...inHindi() })
    await screen.findByRole("heading", { level: 1, name: "खोजें" })
    await screen.findByRole("textbox", { name: "इन खोजों में ढूँढें" })
    await press("समानार्थी बनाएँ: kettle")
    await screen.findByRole("dialog", { name: "खोज के शब्द जोड़ें" })
  })

  it("the pinned products can be read and used", async () => {
    mockResponses({
      "GET /back-office/search-pins": respondWithList([PIN]),
      "GET /back-office/products": respondWithList([LOTA]),
    })
    renderScreen(<SearchPinList />, { resource: "search-pins", ...inHindi() })
    await screen.findByRole("heading", { level: 1, name: "पहले दिखने वाले उत्पाद" })
    await press("पहले दिखने वाले उत्पाद बदलें: kettle")
    const dialog = await screen.findByRole("dialog", { name: "पहले दिखने वाले उत्पाद बदलें" })
    await waitFor(() => expect(dialog.textContent).toContain("Lota"))
  })
})
