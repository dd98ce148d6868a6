import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { inlineScriptHashes } from "./inline-scripts.ts"

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

describe("the hashes of a page's inline scripts", () => {
  it("cover the text between the tags, byte for byte", () => {
    expect(inlineScriptHashes(Buffer.from("<script>let a = '₹'\n</script><SCRIPT type=\"module\">b</SCRIPT>"))).toEqual(
      [hash("let a = '₹'\n"), hash("b")],
    )
  })
  it("leave out external scripts and data blocks", () => {
    const html = '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>'
    expect(inlineScriptHashes(Buffer.from(html))).toEqual([])
  })
  it("ignore attributes that only end in src", () => {
    expect(inlineScriptHashes(Buffer.from('<script data-src="x">a</script>'))).toEqual([hash("a")])
  })
})
