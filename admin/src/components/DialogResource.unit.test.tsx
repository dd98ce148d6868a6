import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import SynonymList from "../synonyms/List"
import { fill, mockResponses, renderScreen, respondWithList } from "../testing/render-screen"
import Warehouses from "../warehouses/Warehouses"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const LINE = { id: "syn_1", words: "kettle, केतली", updated_at: "2026-01-01T00:00:00.000Z" }
const GODOWN = {
  ...{ id: "sloc_1", name: "Godown", address_1: "4 Peenya Road", address_2: "", city: "Bengaluru", state: "29" },
  ...{ postal_code: "560058", phone: "", gstin: "", pickup_location: "", products: 2, updated_at: LINE.updated_at },
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }))
const dialog = (name: string) => screen.findByRole("dialog", { name })

it("sends a change with the former value, and restores that on undo", async () => {
  const sent: unknown[] = []
  mockResponses({
    "GET /back-office/synonyms": respondWithList([LINE]),
    "PUT /back-office/synonyms/syn_1": ({ body }) => {
      sent.push(body)
      return Response.json({ ...LINE, words: (body as typeof LINE).words })
    },
  })
  renderScreen(<SynonymList />, { resource: "synonyms" })
  await press(`Change ${LINE.words}`)
  await dialog("Change search words")
  fill(/^Words for the same thing/, "kettle, pot")
  await press("Save")
  await press("Undo")
  await screen.findByText(`As before: ${LINE.words}`)
  expect(sent).toEqual([
    { words: "kettle, pot", was: LINE.words },
    { words: LINE.words, was: "kettle, pot" },
  ])
})

it("sends the whole record when several fields change, and shows the server's field error", async () => {
  const sent: unknown[] = []
  mockResponses({
    "GET /back-office/warehouses": () => Response.json([GODOWN]),
    "PUT /back-office/warehouses/sloc_1": ({ body }) => {
      sent.push(body)
      return sent.length > 1
        ? Response.json(GODOWN)
        : Response.json({ message: "No", errors: { gstin: "Not of the shop" } }, { status: 400 })
    },
  })
  renderScreen(<Warehouses />, { resource: "settings" })
  await press("Change Godown")
  const form = await dialog("Godown")
  fill("Phone", "080 2839 0000")
  await press("Save the warehouse")
  await within(form).findByText("Not of the shop")
  await press("Save the warehouse")
  await screen.findByText("The warehouse is saved")
  expect(sent.at(-1)).toMatchObject({ name: "Godown", city: "Bengaluru", updated_at: GODOWN.updated_at })
  expect(sent.at(-1)).not.toHaveProperty("products")
})

it("asks before a deletion that cannot be undone", async () => {
  const remove = vi.fn(() => Response.json({ id: GODOWN.id }))
  mockResponses({
    "GET /back-office/warehouses": () => Response.json([GODOWN]),
    "DELETE /back-office/warehouses/sloc_1": remove,
  })
  renderScreen(<Warehouses />, { resource: "settings" })
  await press("Remove Godown")
  await press("Cancel")
  expect(remove).not.toHaveBeenCalled()
  await press("Remove Godown")
  await press("Remove")
  await screen.findByText("The warehouse is removed")
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
})
