import type { ProductImport } from "@haat/catalog/contract"
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { mockResponses, reject, renderScreen } from "../../testing/render-screen"
import Import from "./Import"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const IMPORT: ProductImport = {
  ...{ id: "pimp_1", filename: "goods.csv", state: "running", rows: 1_000, added: 900, changed: 100, unchanged: 0 },
  ...{ ahead: 0, failure: null, can_run: false, wrong_rows: 0, problem_count: 0, problems: [], changes: [] },
  ...{ new_categories: [], pictures: 0, pictures_done: 0, written: 0, created_at: "", finished_at: null },
}
const LATEST = "GET /back-office/product-imports/latest"
const STATE = "GET /back-office/product-imports/pimp_1"
const RUN_ROUTE = "POST /back-office/product-imports/pimp_1/run"
const respondWithLatest = (latest: Partial<ProductImport> | null) => () =>
  Response.json({ latest: latest && { ...IMPORT, ...latest } })
const respondWithState = (now: Partial<ProductImport>) => () => Response.json({ ...IMPORT, ...now })

it("shows a running import with percent and rows when opened again, and can be closed", async () => {
  let written = 0
  mockResponses({
    [LATEST]: respondWithLatest({}),
    [STATE]: () => respondWithState({ written, state: written < 1_000 ? "running" : "done" })(),
  })
  const close = vi.fn()
  const { user } = renderScreen(<Import onClose={close} />)
  const status = await screen.findByRole("status")
  expect(status.textContent).toContain("goods.csv")
  written = 430
  await within(status).findByText(/Importing… 430 of 1,000 \(43%\)/)
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("43")
  expect(status.textContent).toContain("the import goes on")
  await user.click(screen.getByRole("button", { name: "Close" }))
  expect(close).toHaveBeenCalled()
  written = 1_000
  await screen.findByText("Imported: 900 new, 100 changed, 0 as they are.")
})

it("shows that an import is queued", async () => {
  mockResponses({ [LATEST]: respondWithLatest({ ahead: 2 }), [STATE]: respondWithState({ ahead: 2 }) })
  renderScreen(<Import onClose={vi.fn()} />)
  await screen.findByText(/Waiting for 2 imports that were run before/)
})

it("says why nothing was imported, and can run it again if possible", async () => {
  let state: ProductImport["state"] = "failed"
  const sent: unknown[] = []
  mockResponses({
    [LATEST]: respondWithLatest({ state: "failed", failure: "The import was broken off.", can_run: true }),
    [STATE]: () => respondWithState({ state })(),
    [RUN_ROUTE]: ({ body }) => {
      sent.push(body)
      state = "done"
      return Response.json(IMPORT, { status: 202 })
    },
  })
  const { user } = renderScreen(<Import onClose={vi.fn()} />)
  await screen.findByText("goods.csv: nothing was imported. The import was broken off.")
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText(/^Imported:/)
  expect(sent).toEqual([{ make_categories: false }])
})

it("continues with a file whose pictures were fetched meanwhile", async () => {
  mockResponses({ [LATEST]: respondWithLatest({ state: "ready", pictures: 300, pictures_done: 300, can_run: true }) })
  const { user } = renderScreen(<Import onClose={vi.fn()} />)
  await screen.findByText("goods.csv was checked and is not imported yet.")
  await user.click(screen.getByRole("button", { name: "Show it" }))
  await screen.findByText(/1,000 rows checked, nothing wrong: .*300 pictures/)
  expect(screen.getByRole("button", { name: "Import 1,000 products" })).toBeTruthy()
})

it("offers a file choice when no import runs, and names the last one", async () => {
  mockResponses({ [LATEST]: respondWithLatest({ state: "done", written: 1_000 }) })
  renderScreen(<Import onClose={vi.fn()} />)
  await screen.findByText("goods.csv: 1,000 products were imported.")
  expect(screen.getByRole("button", { name: "Choose a CSV or zip file" })).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull()
})

it("shows the progress of an import that someone else has started", async () => {
  let state: ProductImport["state"] = "failed"
  mockResponses({
    [LATEST]: respondWithLatest({ state: "failed", failure: "Broken off.", can_run: true }),
    [STATE]: () => respondWithState({ state, written: 200 })(),
    [RUN_ROUTE]: () => {
      state = "running"
      return reject("This file is being imported already", 409)({ url: new URL("http://shop.test"), body: {} })
    },
  })
  const { user } = renderScreen(<Import onClose={vi.fn()} />)
  await user.click(await screen.findByRole("button", { name: "Try again" }))
  await screen.findByText(/Importing… 200 of 1,000/)
  expect(screen.queryByText("This file is being imported already")).toBeNull()
})
