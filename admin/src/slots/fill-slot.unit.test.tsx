import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { renderScreen } from "../testing/render-screen"
import { type FoundFill, fillSlot } from "./fill-slot"
import { defineSlot, type Slots } from "./slots"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Props = Slots["overview.cards"]

const found = (plugin: string, component: (props: Props) => React.ReactNode): FoundFill<"overview.cards"> => ({
  plugin,
  load: async () => ({ default: defineSlot("overview.cards", { order: 1, component }) }),
})
const card = (plugin: string) =>
  found(plugin, ({ todo }) => (
    <p>
      {plugin} {Object.keys(todo)}
    </p>
  ))

let isBroken = true
const brittle = found("brittle", () => {
  if (isBroken) throw new Error("It snapped")
  return <p>mended</p>
})

/** A screen with a slot, and a part of its own that still works. */
const Overview = ({ fills }: { fills: FoundFill<"overview.cards">[] }) => {
  const [Cards] = useState(() => fillSlot("overview.cards", fills))
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
      <Cards todo={{ wishes: 2 }} />
    </>
  )
}

it("shows the fills of a slot in their order, each with what the slot passes", async () => {
  const { container } = renderScreen(<Overview fills={[card("first"), card("second")]} />)
  await screen.findByText("first wishes")
  await screen.findByText("second wishes")
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "first wishes",
    "second wishes",
  ])
})

it("keeps a fill that throws from the others and the screen, logs it, and tries it again", async () => {
  isBroken = true
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  renderScreen(<Overview fills={[card("first"), brittle, card("last")]} />)
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toContain("What the plugin brittle shows here could not be shown.")
  await screen.findByText("first wishes")
  await screen.findByText("last wishes")
  fireEvent.click(screen.getByRole("button", { name: "Pressed 0" }))
  screen.getByRole("button", { name: "Pressed 1" })
  expect(logged.mock.calls.flat().join(" ")).toContain("The part of brittle in the slot overview.cards failed:")
  isBroken = false
  fireEvent.click(within(notice).getByRole("button", { name: "Try again" }))
  await screen.findByText("mended")
  expect(screen.queryByRole("alert")).toBeNull()
})

it("fetches a fill again whose chunk could not be loaded, and waits for none that hangs", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  const load = vi.fn(card("late").load).mockRejectedValueOnce(new TypeError("Failed to fetch"))
  const hanging = { plugin: "hanging", load: () => new Promise<never>(() => undefined) }
  renderScreen(<Overview fills={[hanging, { plugin: "late", load }]} />)
  fireEvent.click(within(await screen.findByRole("alert")).getByRole("button", { name: "Try again" }))
  await screen.findByText("late wishes")
})
