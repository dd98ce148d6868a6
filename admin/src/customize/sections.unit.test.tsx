import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { renderScreen } from "../testing/render-screen"
import { CustomizeSection } from "./CustomizeSection"

afterEach(cleanup)

it("opens one section of Customize UI at a time, and keeps what was open mounted", async () => {
  const names = ["Posters", "Songs", "Smells"]
  renderScreen(
    names.map((name) => (
      <CustomizeSection key={name} id={name.toLowerCase()} title={name} below={`${name} of the home page`}>
        The {name}
      </CustomizeSection>
    )),
    { at: "/customize" },
  )
  const heads = await Promise.all(names.map((name) => screen.findByRole("button", { name: new RegExp(`^${name}`) })))
  const open = () => heads.map((head) => head.getAttribute("aria-expanded"))
  expect(open()).toEqual(["false", "false", "false"])
  expect(screen.queryByText("The Posters")).toBeNull()
  fireEvent.click(heads[0])
  await waitFor(() => expect(open()).toEqual(["true", "false", "false"]))
  fireEvent.click(heads[1])
  await waitFor(() => expect(open()).toEqual(["false", "true", "false"]))
  expect(screen.getByText("The Posters")).toBeDefined()
  fireEvent.click(heads[2])
  await waitFor(() => expect(open()).toEqual(["false", "false", "true"]))
  fireEvent.click(heads[2])
  await waitFor(() => expect(open()).toEqual(["false", "false", "false"]))
})
