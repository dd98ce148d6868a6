// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest"
import { importPart } from "./import-part.ts"

// the simulated browser fetches no stylesheets: each counts as loaded
const { settings } = (window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } })
  .happyDOM
settings.handleDisabledFileLoadingAsSuccess = true

const part = { default: "part" }
const links = () => [...document.head.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname])
/** Makes what imports the part, and counts how many stylesheets are there by then. */
const loader = () => vi.fn(async () => ({ ...part, links: links().length }))

afterEach(() => document.head.replaceChildren())

it("imports a part without stylesheets at once", async () => {
  expect(await importPart(async () => part, [])).toBe(part)
  expect(await importPart(async () => part)).toBe(part)
  expect(links()).toEqual([])
})

it("imports a part after its stylesheet, which is added once", async () => {
  const load = loader()
  expect(await importPart(load, ["assets/part.css"])).toEqual({ ...part, links: 1 })
  expect(await importPart(load, ["assets/part.css"])).toEqual({ ...part, links: 1 })
  expect(links()).toEqual([["stylesheet", "/assets/part.css"]])
})

it("rejects when a stylesheet cannot be loaded, and tries again the next time", async () => {
  const load = loader()
  vi.spyOn(document.head, "append").mockImplementationOnce(
    (link) => void (link as Node).dispatchEvent(new Event("error")),
  )
  await expect(importPart(load, ["assets/part.css"])).rejects.toThrow("Not loaded: /assets/part.css")
  expect(load).not.toHaveBeenCalled()
  expect(await importPart(load, ["assets/part.css"])).toEqual({ ...part, links: 1 })
})
