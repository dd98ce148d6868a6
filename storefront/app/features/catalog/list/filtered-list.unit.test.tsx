// @vitest-environment happy-dom
import { act } from "react"
import { createRoot } from "react-dom/client"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router-dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { SortForm } from "./filter-form.tsx"
import { FilteredList } from "./filtered-list.tsx"
import { LISTS as HINDI } from "./messages.hi.ts"

/** The sheet's code is loaded when it opens, on a machine that may be busy. */
const eventually = (look: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined)
      look()
    },
    { timeout: 20_000 },
  )

const SIZES = { option: "size", title: "Size", values: [{ choice: "size:m", value: "M", count: 3 }] }
const LIST = {
  count: 7,
  count_is_at_least: false,
  facets: { categories: [], price: { min: 0, max: 0 }, in_stock: 7, origins: [], options: [SIZES] },
}

function Page() {
  const [params] = useSearchParams()
  const filter = { choice: params.getAll("choice"), min_price: params.has("minPrice") ? 500 : undefined }
  return (
    <FilteredList filter={filter} list={LIST} filters={<SortForm />}>
      <p>The products</p>
    </FilteredList>
  )
}
const routerAt = (address: string) =>
  createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries: ["/", address], initialIndex: 1 })

it("is without JavaScript a form, in its place on a desk, that a link leads to on a phone", () => {
  const html = renderToStaticMarkup(<RouterProvider router={routerAt("/explore?sortBy=oldest")} />)
  expect(html).toMatch(/<a [^>]*href="\/explore\?sortBy=oldest#filters"[^>]*>.*Sort and filter/)
  expect(html).toMatch(/<div id="filters" class="list-filters"><form [^>]*action="\/explore"/)
})

it("lists active filters as links that remove them", () => {
  const address = "/explore?choice=size%3Am&choice=size%3Al&minPrice=500&sortBy=oldest&page=2"
  const html = renderToStaticMarkup(<RouterProvider router={routerAt(address)} />)
  const chips = [...html.matchAll(/<li [^>]*><a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes, text]) => [
    /href="([^"]*)"/.exec(attributes)?.[1].replaceAll("&amp;", "&"),
    text
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ])
  expect(chips).toEqual([
    ["/explore?choice=size%3Am&choice=size%3Al&sortBy=oldest", "Remove the filter: From ₹500"],
    ["/explore?choice=size%3Al&minPrice=500&sortBy=oldest", "Remove the filter: Size: M"],
    ["/explore?choice=size%3Am&minPrice=500&sortBy=oldest", "Remove the filter: l"],
  ])
  expect(html).toContain("(3")
})

it("is worded in Hindi as well", () => {
  expect(HINDI.show(HINDI.products(7))).toBe("7 प्रोडक्ट दिखाएँ")
})

describe("the sheet of a phone", () => {
  let end: () => Promise<void>
  let router: ReturnType<typeof routerAt>

  beforeEach(async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
    vi.stubGlobal("matchMedia", () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    router = routerAt("/explore")
    const place = document.body.appendChild(document.createElement("div"))
    const root = createRoot(place)
    await act(async () => root.render(<RouterProvider router={router} />))
    end = () => act(async () => root.unmount())
  })
  afterEach(async () => {
    await end()
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  const opener = () => document.querySelector<HTMLElement>("a[href$='#filters']")
  const sheet = () => document.querySelector<HTMLElement>("[role=dialog]")
  const select = () => document.querySelectorAll<HTMLSelectElement>("select[name=sortBy]")
  const address = () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`
  const open = async () => {
    opener()?.focus()
    await act(async () => opener()?.click())
    await eventually(() => expect(sheet()).not.toBeNull())
  }
  const sortBy = async (order: string) => {
    const [field] = select()
    await act(async () => {
      field.value = order
      field.dispatchEvent(new Event("change", { bubbles: true }))
    })
    await eventually(() => expect(address()).toContain(order))
  }
  const show = () => {
    const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Show 7 products")
    return act(async () => button?.click())
  }

  it("opens at the button, is named, and has the filters that the page had", async () => {
    expect([opener()?.getAttribute("role"), opener()?.getAttribute("aria-expanded")]).toEqual(["button", "false"])
    await open()
    const title = sheet()?.getAttribute("aria-labelledby")
    expect(document.getElementById(title ?? "")?.textContent).toBe("Sort and filter")
    expect(select()).toHaveLength(1)
    expect(sheet()?.contains(select()[0])).toBe(true)
    expect(sheet()?.contains(document.activeElement)).toBe(true)
  })

  it("closes on Escape, and gives the focus back", async () => {
    await open()
    await act(async () => {
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
    })
    await eventually(() => expect(sheet()).toBeNull())
    expect(address()).toBe("/explore")
    await eventually(() => expect(document.activeElement).toBe(opener()))
  })

  it("closes when one goes back", async () => {
    await open()
    await sortBy("oldest")
    await act(async () => router.navigate(-1))
    await eventually(() => expect(sheet()).toBeNull())
    expect(address()).toBe("/explore")
  })

  it("stays open while filters change, and shows what is found", async () => {
    await open()
    await sortBy("oldest")
    expect(address()).toBe("/explore?sortBy=oldest#filters")
    expect(sheet()).not.toBeNull()
    await show()
    await eventually(() => expect(sheet()).toBeNull())
    expect(address()).toBe("/explore?sortBy=oldest")
    await act(async () => router.navigate(-1))
    expect(address()).toBe("/explore")
  })
})
