import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findProse } from "../prose-rule.mjs"
import { readSources } from "../sql-rule.mjs"
import { findWords } from "../word-rule.mjs"
import { deriveNames, isPluginName } from "./derive-names.mjs"
import { findClash } from "./find-clash.mjs"
import { keepBlocks, PARTS, readParts } from "./parts.mjs"
import { renderPlugin } from "./render-plugin.mjs"
import { writePlugin } from "./write-plugin.mjs"

/** Lines of code that a whole plugin may have besides its tests, without imports. */
const MAX_LINES = 400

const names = deriveNames("gift-notes", { now: new Date("2026-12-01T10:20:30Z"), order: 300 })
const files = renderPlugin(names, PARTS)
let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "haat-new-plugin-"))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe("names of a new plugin", () => {
  it("are derived from one", () => {
    expect(names).toMatchObject({
      name: "gift-notes",
      module: "gift_notes",
      table: "gift_note",
      resource: "gift-notes",
      Title: "Gift notes",
      Row: "GiftNote",
      Rows: "GiftNotes",
      PLUGIN: "GIFT_NOTES",
      Migration: "Migration20261201102030",
    })
    expect(deriveNames("wishlist")).toMatchObject({ table: "wishlist", resource: "wishlists" })
    expect(deriveNames("stories")).toMatchObject({ table: "story", resource: "stories" })
    expect(deriveNames("address-boxes")).toMatchObject({ table: "address_box", resource: "address-boxes" })
  })

  it("are lower-case words with a hyphen between", () => {
    for (const name of ["wishlist", "gift-notes", "b2b"]) expect(isPluginName(name), name).toBe(true)
    for (const name of ["", "Wishlist", "gift_notes", "-x", "x-", "../x", "2do"])
      expect(isPluginName(name), name).toBe(false)
  })

  it("are rejected with a sentence where something of the shop has one already", () => {
    const sources = readSources()
    const clash = (name: string) => findClash(deriveNames(name), PARTS, sources)
    expect(clash("catalog")).toBe("There is a plugin catalog already: plugins/catalog/.")
    expect(clash("outbox-mails")).toBe("The table outbox_mail belongs to mail already. Choose another name.")
    expect(clash("refund")).toBe("The table refund belongs to Medusa already. Choose another name.")
    expect(clash("file")).toBe("The module file belongs to Medusa already. Choose another name.")
    expect(clash("postal-codes")).toBe("The route /store/postal-codes belongs to freight already. Choose another name.")
    expect(clash("invitations")).toMatch("invitations belongs to back-office already")
    expect(clash("gift-notes")).toBeUndefined()
  })
})

describe("parts of a new plugin", () => {
  it("are all without --with, and bring the parts that they need", () => {
    expect(readParts(undefined)).toEqual(PARTS)
    expect(readParts("mail")).toEqual(["table", "mail"])
    expect(() => readParts("table,tables")).toThrow("There is no part tables. The parts: table, screen")
  })

  it("keep their blocks of a template, and code for a part that is missing", () => {
    const text = "a\n// begin mail\nb\n// end mail\n  // begin no mail\n  // c\n  // end no mail\nd\n"
    expect(keepBlocks(text, ["mail"])).toBe("a\nb\nd\n")
    expect(keepBlocks(text, [])).toBe("a\n  c\nd\n")
  })

  it("leave out files and dependencies of the others", () => {
    const small = renderPlugin(names, ["table"])
    expect(Object.keys(small).some((file) => /mail|settings|admin|storefront/.test(file))).toBe(false)
    expect(small["package.json"]).not.toContain("mail")
    expect(Object.values(small).join()).not.toMatch(/settings|queueMail/)
  })
})

describe("files of a new plugin", () => {
  it("have no placeholder and no block left", () => {
    for (const [file, text] of Object.entries({ ...files, paths: Object.keys(files).join() }))
      expect(text, file).not.toMatch(/__\w*[a-z]\w*__|\/\/ (begin|end) /)
  })

  it("keep the rules of words and prose", () => {
    const sources = Object.fromEntries(
      Object.entries(files)
        .filter(([file]) => /\.tsx?$/.test(file) && !file.includes("migrations"))
        .map(([file, text]) => [`plugins/gift-notes/${file}`, text]),
    )
    expect([...findWords(sources), ...findProse(sources)]).toEqual([])
  })

  it("are formatted, also with fewer parts, and short", async () => {
    for (const part of PARTS) {
      const place = path.join(folder, part)
      await writePlugin(place, renderPlugin(names, readParts(part)))
    }
    await writePlugin(path.join(folder, "all"), files)
    const written = readdirSync(path.join(folder, "all"), { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.\w+$/.test(file),
    )
    expect(written.sort()).toEqual(Object.keys(files).sort())
    const own = written.filter((file) => !/\.(test|spec)\.ts$|\.(json|md)$/.test(file))
    const lines = own.flatMap((file) => readFileSync(path.join(folder, "all", file), "utf8").split("\n"))
    expect(lines.filter((line) => !/^(import .*|\s*)$/.test(line)).length).toBeLessThanOrEqual(MAX_LINES)
  }, 60_000)
})
