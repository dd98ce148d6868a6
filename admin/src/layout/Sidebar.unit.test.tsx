import { cleanup, screen } from "@testing-library/react"
import { memoryStore, SidebarToggleButton } from "react-admin"
import { afterEach, expect, it, vi } from "vitest"
import { renderScreen } from "../testing/render-screen"
import { Sidebar } from "./Sidebar"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Has media queries answer as in a window of this width. */
const setWidth = (pixels: number) =>
  vi.spyOn(window, "matchMedia").mockImplementation((media) => {
    const [, kind, limit] = /(min|max)-width: ?([\d.]+)px/.exec(media) ?? []
    const matches = kind === "min" ? pixels >= Number(limit) : kind === "max" && pixels <= Number(limit)
    return Object.assign(new EventTarget(), { media, matches }) as MediaQueryList
  })

const show = (width: number) => {
  setWidth(width)
  return renderScreen(
    <>
      <SidebarToggleButton />
      <Sidebar>
        <p>Items</p>
      </Sidebar>
    </>,
    { store: memoryStore({ "sidebar.open": true }) },
  )
}

it.each([390, 800])(
  "does not cover a first screen of %i pixels that left it open, and opens by its button",
  async (width) => {
    const { user } = show(width)
    const button = await screen.findByRole("button", { name: "Open the menu" })
    expect(screen.queryByText("Items")).toBeNull()
    expect(document.body.style.overflow).toBe("")
    await user.click(button)
    expect(await screen.findByRole("dialog", { name: "Menu" })).toBeDefined()
    expect(screen.getByText("Items")).toBeDefined()
  },
)

it("stays open beside the screen where there is room", async () => {
  show(1280)
  expect(await screen.findByText("Items")).toBeDefined()
  expect(document.querySelector(".RaSidebar-open")).not.toBeNull()
})
