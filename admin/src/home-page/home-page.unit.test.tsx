import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { mockResponses, renderScreen } from "../testing/render-screen"
import HomePageSection from "./HomePageSection"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Sent = { version: number; sections: { id: string; is_hidden: boolean; title: string; title_hi: string }[] }

/** Opens the list with what is saved; records what is sent. */
function open(sections: object[] = [], reply = (sent: Sent) => Response.json({ ...sent, version: 2 })) {
  const sent: Sent[] = []
  mockResponses({
    "GET /back-office/home-page": () => Response.json({ id: "home", version: 1, sections }),
    "PUT /back-office/home-page": ({ body }) => {
      sent.push(body as Sent)
      return reply(body as Sent)
    },
  })
  renderScreen(<HomePageSection />, { resource: "home-page" })
  return sent
}
const rows = async () =>
  within(await screen.findByRole("list", { name: "Sections of the home page" })).getAllByRole("listitem")
const names = async () =>
  (await rows()).map((row) => within(row).getByRole("switch").getAttribute("aria-label")?.replace("Show ", ""))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }))

it("lists all sections in their default order, with those of plugins by their names", async () => {
  open()
  const all = await names()
  expect(all.slice(0, 3)).toEqual(["Welcome", "Search box", "Categories"])
  expect(all).toContain("Products")
  expect((screen.getByRole("switch", { name: "Show Products" }) as HTMLInputElement).disabled).toBe(true)
})

it("moves, hides and titles sections, and saves them with the version that was read", async () => {
  const sent = open([{ id: "gone", is_hidden: true, title: "", title_hi: "" }])
  await rows()
  press("Move Categories up")
  await waitFor(async () => expect((await names()).slice(0, 3)).toEqual(["Welcome", "Categories", "Search box"]))
  fireEvent.click(screen.getByRole("switch", { name: "Show Sample reviews" }))
  fireEvent.change(screen.getByLabelText("Title in Hindi of Products"), { target: { value: "सब कुछ" } })
  press("Save the home page")
  await screen.findByText("The home page is saved")
  const { version, sections } = sent[0]
  expect(version).toBe(1)
  expect(sections.slice(0, 2).map(({ id }) => id)).toEqual(["hero", "categories"])
  expect(sections.find(({ id }) => id === "sample-reviews")?.is_hidden).toBe(true)
  expect(sections.find(({ id }) => id === "explore")?.title_hi).toBe("सब कुछ")
  expect(sections.at(-1)?.id).toBe("gone")
})

it("restores the default by saving an empty list", async () => {
  const sent = open([{ id: "explore", is_hidden: false, title: "All", title_hi: "" }])
  await rows()
  press("Restore the default")
  await waitFor(async () => expect((await names())[0]).toBe("Welcome"))
  press("Save the home page")
  await screen.findByText("The home page is saved")
  expect(sent[0].sections).toEqual([])
})

it("says that someone else has saved meanwhile, and keeps what was changed", async () => {
  open([], () => Response.json({ message: "Someone else has arranged the home page meanwhile" }, { status: 409 }))
  await rows()
  press("Move Categories up")
  press("Save the home page")
  await screen.findByText(/Someone else has arranged the home page/)
  expect((await names()).slice(0, 3)).toEqual(["Welcome", "Categories", "Search box"])
})
