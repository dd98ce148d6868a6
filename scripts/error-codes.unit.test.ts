import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import type { ErrorEntry } from "../packages/sdk/src/errors.ts"
import { FORM_SENTENCES } from "../storefront/app/lib/language/form-sentences.hi.ts"
import { serverPackages, serverProjects } from "./run/build.mjs"
import { ROOT } from "./run/root.mjs"

/** Every line of every catalogue of errors. */
const entries: ErrorEntry[] = []
const folders = serverProjects().map((project) => path.join(ROOT, project, "src"))
for (const folder of folders.filter(existsSync)) {
  for (const file of readdirSync(folder).filter((name) => /errors\.ts$/.test(name))) {
    const exports = Object.values(await import(path.join(folder, file)))
    entries.push(...exports.filter(isCatalogue).flatMap((catalogue) => Object.values(catalogue)))
  }
}

function isCatalogue(exported: unknown): exported is Record<string, ErrorEntry> {
  return typeof exported === "object" && exported !== null && !Array.isArray(exported)
}

const paramsOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

it("every code of an error is the only one of its name", () => {
  expect(entries.length).toBeGreaterThan(150)
  const codes = entries.map(({ code }) => code)
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

it("the Hindi sentence of an error has the params of the English one", () => {
  const sentences: Record<string, string> = FORM_SENTENCES.sentences
  const translated = entries.flatMap(({ en, hi, code }) => [hi, sentences[code]].map((hindi) => ({ en, hindi })))
  const different = translated.filter(
    ({ en, hindi }) => hindi !== undefined && `${paramsOf(en)}` !== `${paramsOf(hindi)}`,
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
