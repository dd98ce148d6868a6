import { COLUMNS } from "virtual:slots"
import { cleanup, screen } from "@testing-library/react"
import { ListContextProvider, useList, useRecordContext } from "react-admin"
import { afterEach, expect, it, vi } from "vitest"
import { Col, Table } from "../components/Table"
import { renderScreen } from "../testing/render-screen"
import { fillColumns } from "./fill-columns"
import { defineSlot } from "./slots"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete COLUMNS.wishes
})

const SLOT = "list.columns:wishes"
const column = (plugin: string, Cell: () => string) => ({
  plugin,
  load: async () => ({
    default: defineSlot(SLOT, {
      order: 1,
      component: () => <Col label={plugin} source={plugin} render={() => <Cell />} />,
    }),
  }),
})
const Stars = () => `${useRecordContext()?.stars} stars`
const Cracks = () => {
  throw new Error("It snapped")
}

const Wishes = () => (
  <ListContextProvider value={useList({ data: [{ id: "1", name: "Lota", stars: 5 }] })}>
    <Table>
      <Col source="name" label="Name" />
      <Col source="actions" label="Actions" render={() => "Delete"} />
    </Table>
  </ListContextProvider>
)

it("adds columns of plugins to a table, before its actions; a broken one says so in its cells", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  COLUMNS.wishes = fillColumns(SLOT, [column("stars", Stars), column("cracks", Cracks)])
  renderScreen(<Wishes />, { resource: "wishes" })
  await screen.findByRole("cell", { name: "5 stars" })
  await screen.findByRole("cell", { name: /What the plugin cracks shows here could not be shown/ })
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent)
  expect(heads).toEqual(["Name", "stars", "cracks", "Actions"])
  screen.getByRole("cell", { name: "Delete" })
})

it("leaves a table without columns of plugins as it is", async () => {
  renderScreen(<Wishes />, { resource: "wishes" })
  await screen.findByRole("cell", { name: "Lota" })
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Name", "Actions"])
})
