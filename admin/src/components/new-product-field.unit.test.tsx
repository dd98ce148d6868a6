import { execFile } from "node:child_process"
import { cp, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { cleanup, screen, within } from "@testing-library/react"
import { Form, memoryStore } from "react-admin"
import { renderToStaticMarkup } from "react-dom/server"
import { transformWithOxc } from "vite"
import { afterAll, beforeAll, expect, it, vi } from "vitest"

const ROOT = path.join(import.meta.dirname, "../../..")
const MAX_FILES = 7
const CARE = "Hand wash only"

let copy: string
let changed: string[]
/** Imports a file of the repository as it is after the change. */
const load = (file: string) => import(/* @vite-ignore */ path.join(ROOT, file))

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), "new-product-field-"))
  const [, patch = ""] =
    /^```diff\n(.*?)^```/ms.exec(await readFile(path.join(ROOT, "docs/add-a-product-field.md"), "utf8")) ?? []
  changed = [...patch.matchAll(/^diff --git a\/(\S+)/gm)].map(([, file]) => file)
  for (const file of changed) await cp(path.join(ROOT, file), path.join(copy, file))
  const applied = promisify(execFile)("git", ["apply", "-"], { cwd: copy })
  applied.child.stdin?.end(patch)
  await applied
  for (const file of changed) {
    // None of them imports a value, so each runs by itself.
    const { code } = await transformWithOxc(await readFile(path.join(copy, file), "utf8"), file)
    const url = `data:text/javascript,${encodeURIComponent(code)}`
    vi.doMock(path.join(ROOT, file), () => import(/* @vite-ignore */ url))
  }
})

afterAll(() => rm(copy, { recursive: true, force: true }))

it(`takes at most ${MAX_FILES} files, with the words of both languages`, () => {
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThanOrEqual(MAX_FILES)
})

it("is checked, and dropped when it is empty", async () => {
  const { OwnFacts } = await load("plugins/catalog/src/contract.ts")
  expect(OwnFacts.parse({ care: ` ${CARE} `, made: "2026-03" })).toEqual({ care: CARE, made: "2026-03" })
  expect(OwnFacts.parse({ care: "" })).toEqual({})
  expect(OwnFacts.safeParse({ care: "x".repeat(201) }).error?.issues[0].message).toBe("Care is too long")
})

it("is a column of the owner's files", async () => {
  const { writeProducts, headingLine } = await load("plugins/catalog/src/csv/write-products.ts")
  const { readProducts } = await load("plugins/catalog/src/csv/read-products.ts")
  const product = { id: "prod_1", name: "Kurta", images: [], attributes: [], attributes_hi: [], facts: { care: CARE } }
  const file = headingLine() + writeProducts([product], { variants: new Map(), taxes: new Map(), publicUrl: "" })
  expect(readProducts(Buffer.from(file)).rows[0].fields["facts.care"]).toBe(CARE)
})

it.each([
  ["en", "Care"],
  ["hi", "देखभाल"],
])("is an input of the product's form in %s, called %s", async (locale, name) => {
  const { renderScreen, mockResponses } = await load("admin/src/testing/render-screen.tsx")
  const { FactsInputs } = await load("admin/src/components/FactsInputs.tsx")
  mockResponses({})
  renderScreen(
    <Form record={{ facts: { care: CARE } }}>
      <FactsInputs />
    </Form>,
    { store: memoryStore({ locale }) },
  )
  expect(await screen.findByRole("textbox", { name })).toHaveProperty("value", CARE)
  cleanup()
})

it.each([
  ["messages.ts", "Care"],
  ["messages.hi.ts", "देखभाल"],
])("is a row of the product's page with the words of %s", async (file, name) => {
  const folder = "storefront/app/features/catalog/product"
  const { FACTS } = await load(`${folder}/${file}`)
  vi.doMock(path.join(ROOT, folder, "messages.ts"), () => ({ FACTS }))
  vi.resetModules()
  const { ProductFacts } = await load(`${folder}/product-facts.tsx`)
  document.body.innerHTML = renderToStaticMarkup(<ProductFacts facts={{ care: CARE }} />)
  const row = within(document.body).getByText(name).parentElement
  expect(row?.textContent).toBe(`${name}${CARE}`)
})
