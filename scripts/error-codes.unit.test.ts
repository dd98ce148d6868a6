import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import type { ErrorEntry } from "../packages/sdk/src/errors.ts"
import { serverPackages, serverProjects } from "./run/build.mjs"
import { ROOT } from "./run/root.mjs"

/** Every line of every catalogue of errors; those of forms have their translation. */
const entries: ErrorEntry[] = []
const formErrors: ErrorEntry[] = []
const folders = serverProjects().map((project) => path.join(ROOT, project, "src"))
for (const folder of folders.filter(existsSync)) {
  for (const file of readdirSync(folder).filter((name) => /errors\.ts$/.test(name))) {
    const english = await readEntries(path.join(folder, file))
    if (file === "form-errors.ts") {
      const hindi = await readEntries(path.join(folder, "form-errors.hi.ts"))
      formErrors.push(...english.map((entry) => hindi.find(({ code }) => code === entry.code) ?? entry))
    } else entries.push(...english)
  }
}
entries.push(...formErrors)

async function readEntries(file: string) {
  const exports: unknown[] = Object.values(await import(file))
  return exports.filter(isCatalogue).flatMap((catalogue) => Object.values(catalogue))
}

function isCatalogue(exported: unknown): exported is Record<string, ErrorEntry> {
  return typeof exported === "object" && exported !== null && !Array.isArray(exported)
}

const readParams = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

it("every code of an error is the only one of its name", () => {
  expect(entries.length).toBeGreaterThan(150)
  const codes = entries.map(({ code }) => code)
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

it("every error of a form has a Hindi sentence", () => {
  expect(formErrors.length).toBeGreaterThan(60)
  expect(formErrors.filter(({ translated }) => !translated)).toEqual([])
})

it("the Hindi sentence of an error has the params of the English one", () => {
  const different = entries.filter(
    ({ en, hi = en, translated = hi }) => `${readParams(en)}` !== `${readParams(translated)}`,
  )
  expect(different).toEqual([])
})

/** Providers are called by Medusa, whose interfaces want its own errors. */
const MAY_THROW_MEDUSAS = /\/providers\//

it("what is expected to fail is an HttpError, answered in one place", () => {
  const sources = serverPackages()
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /^[\w-]+\/[\w-]+\/src\/.*(?<!\.test)\.ts$/.test(file))
    .filter((file) => !MAY_THROW_MEDUSAS.test(file))
  expect(sources.length).toBeGreaterThan(400)
  const others = sources.filter((file) =>
    /new MedusaError\(|\.status\([45]\d\d\)/.test(readFileSync(path.join(ROOT, file), "utf8")),
  )
  expect(others).toEqual([])
})
