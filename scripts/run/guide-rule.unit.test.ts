import { describe, expect, it } from "vitest"
import { checkGuide, findForeignBlocks } from "./guide-rule.mjs"

const FILES: Record<string, string> = {
  "examples/lota/src/lota.ts": "const make = () => {\n  polish()\n  return lota\n}\n",
}
const find = (...lines: string[]) =>
  findForeignBlocks(
    "docs/extend/lota.md",
    ["# Lota", "", "```ts", ...lines, "```", ""].join("\n"),
    (file) => FILES[file],
  )

describe("code blocks of the guide", () => {
  it("have lines of the file that they name, in any indentation", () => {
    expect(find("// examples/lota/src/lota.ts", "polish()", "return lota")).toEqual([])
    expect(find("// examples/lota/src/lota.ts", "", "const make = () => {", "  polish()")).toEqual([])
  })

  it("are named where they have no file, one that does not exist, or other lines", () => {
    expect(find("polish()")).toEqual([
      "docs/extend/lota.md:3 has code without its file: begin it with a comment such as " +
        "// examples/wishlist/src/settings.ts.",
    ])
    expect(find("// examples/lota/src/diya.ts", "polish()")).toEqual([
      "docs/extend/lota.md:3 has code of examples/lota/src/diya.ts, which does not exist.",
    ])
    expect(find("// examples/lota/src/lota.ts", "polish()", "return diya")).toEqual([
      "docs/extend/lota.md:3 has code that is not in examples/lota/src/lota.ts: copy its lines as they are.",
    ])
  })

  it("of JSON are lines of a file too", () => {
    const page = (line: string) => ["```json", "// examples/lota/package.json", line, "```", ""].join("\n")
    const read = () => '{\n  "name": "haat-plugin-lota"\n}\n'
    expect(findForeignBlocks("docs/extend/lota.md", page('"name": "haat-plugin-lota"'), read)).toEqual([])
    expect(findForeignBlocks("docs/extend/lota.md", page('"name": "lota"'), read)).toHaveLength(1)
  })

  it("of other languages need no file", () => {
    expect(findForeignBlocks("docs/extend/lota.md", "```sh\nnpm run new-plugin lota\n```\n")).toEqual([])
  })

  it("are all taken from files", () => {
    expect(checkGuide()).toEqual([])
  })
})
