import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { build } from "esbuild"
import { describe, expect, it } from "vitest"
import { storefrontFolders } from "./testing/storefront-folders.ts"

const APP = import.meta.dirname
/** Folders that must be in Hindi; elsewhere English may stand in. */
const COVERED = /^(components|lib|features\/(account|cart|catalog|checkout|home|orders)|\.\.)\//

const list = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.relative(APP, path.join(folder, file)))
/** Files of the shop and of the plugins, by their path from the shop's folder. */
const files = [APP, ...storefrontFolders()].flatMap(list)
const english = files.filter((file) => /(^|[/-])(messages|text)\.ts$/.test(file))
const hindi = files.filter((file) => /(^|[/-])(messages|text)\.hi\.ts$/.test(file))
const twin = (file: string) => file.replace(/\.ts$/, ".hi.ts")

/** Examples of input are not translated. */
const EXAMPLE = /placeholder/i

type Leaf = string | number | ((...values: number[]) => string)

/** Every message of a module by its full key. */
function leaves(value: unknown, key = ""): [string, Leaf][] {
  if (typeof value !== "object" || value === null) return [[key, value as Leaf]]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, key ? `${key}.${name}` : name))
}
const messagesOf = async (file: string) => new Map(leaves({ ...(await import(path.join(APP, file))) }))

/** Renders a message, and tells which of its values it contains. */
function render(message: Leaf | undefined) {
  if (typeof message !== "function") return { text: String(message), given: [] }
  const values = Array.from({ length: message.length }, (_, i) => 701 + i)
  const text = message(...values)
  return { text, given: values.filter((value) => text.includes(String(value))) }
}

describe("the messages of the storefront", () => {
  it.each(english)("are complete in English: %s", async (file) => {
    const empty = [...(await messagesOf(file))].filter(([, message]) => render(message).text.trim() === "")
    expect(empty.map(([key]) => key)).toEqual([])
  })

  it("have a Hindi twin wherever the shop speaks Hindi", () => {
    expect(english.filter((file) => COVERED.test(file) && !hindi.includes(twin(file)))).toEqual([])
    expect(hindi.filter((file) => !english.includes(file.replace(".hi.ts", ".ts")))).toEqual([])
  })

  it.each(hindi)("have the same keys and the same values in them: %s", async (file) => {
    const ours = await messagesOf(file.replace(".hi.ts", ".ts"))
    const theirs = await messagesOf(file)
    expect([...theirs.keys()].sort()).toEqual([...ours.keys()].sort())
    for (const [key, message] of ours) {
      const translated = theirs.get(key)
      expect(typeof translated, key).toBe(typeof message)
      expect(render(translated).given, key).toEqual(render(message).given)
    }
  })

  it.each(hindi)("are written in Hindi: %s", async (file) => {
    for (const [key, message] of await messagesOf(file))
      if (typeof message !== "number" && !EXAMPLE.test(key)) expect(render(message).text, key).toMatch(/[ऀ-ॿ]/)
  })
})

/** The actions of a page are left out of the files for browsers. */
const ACTION = /^export const action = (?:form|page)Action\((?:.*\)|\n[\s\S]*?^\)|\{\n[\s\S]*?^\}\))$/m
/** Actions of a slot's part. */
const SLOT_ACTIONS = /^ {2}actions: (?:\{.*\}|\{\n[\s\S]*?^ {2}\}),$/m

/** The modules of the shop that the English pages consist of; packages of others and files are left out. */
async function modulesOfEnglishPages() {
  const { metafile } = await build({
    entryPoints: files
      .filter((file) => /^(root|routes\/[\w-]+)\.tsx$|storefront\/(routes|slots)\/[\w.$-]+\.tsx$/.test(file))
      .map((file) => path.join(APP, file)),
    bundle: true,
    write: false,
    metafile: true,
    outdir: "nowhere",
    format: "esm",
    jsx: "automatic",
    conditions: ["source"],
    define: { "import.meta.env.SSR": "false" },
    logLevel: "error",
    plugins: [
      {
        name: "shop-only",
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^[^./]|\?url$/ }, ({ path: name, kind }) =>
            name.startsWith("@haat/") || kind === "entry-point" ? undefined : { path: name, external: true },
          )
          // of the kit for plugins a page contains only what it uses, as in the build
          onResolve({ filter: /\/storefront\/app\// }, ({ path: name, resolveDir }) => ({
            path: path.resolve(resolveDir, name),
            sideEffects: false,
          }))
          // the build removes actions from the browser's modules, and with them what they alone import
          onLoad({ filter: /\/(routes|slots)\/[\w.$-]+\.tsx$/ }, ({ path: file }) => ({
            contents: readFileSync(file, "utf8").replace(ACTION, "").replace(SLOT_ACTIONS, ""),
            loader: "tsx",
          }))
        },
      },
    ],
  })
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0),
  )
}

describe("the English pages", () => {
  it("have none of the Hindi translations, nor the Hindi sentences of errors", async () => {
    const modules = await modulesOfEnglishPages()
    expect(modules.filter((file) => /messages\.ts$/.test(file)).length).toBeGreaterThan(20)
    expect(modules.filter((file) => /\.hi\.tsx?$/.test(file))).toEqual([])
    const errors = modules.filter((file) => /(errors|labels)\.ts$/.test(file))
    expect(errors.filter((file) => /form-errors\.ts$/.test(file)).length).toBeGreaterThan(3)
    expect(errors.filter((file) => /[ऀ-ॿ]/.test(readFileSync(file, "utf8")))).toEqual([])
  })
})
