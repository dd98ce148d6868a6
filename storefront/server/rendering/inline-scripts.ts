import { createHash } from "node:crypto"

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
/** Data blocks: browsers do not run them, so the policy does not apply. */
const DATA = /\btype\s*=\s*["']?application\/(ld\+)?json\b/i
const EXTERNAL = /(^|\s)src\s*=/i

/** Returns the Content-Security-Policy sources of the inline scripts of a finished page, without duplicates. */
export function inlineScriptHashes(page: Uint8Array): string[] {
  const hashes = new Set<string>()
  // one character per byte: tags can be found and bytes hashed without decoding the page
  const html = Buffer.from(page.buffer, page.byteOffset, page.byteLength).toString("latin1")
  for (const [, attributes, text] of html.matchAll(SCRIPT)) {
    if (EXTERNAL.test(attributes) || DATA.test(attributes)) continue
    hashes.add(`'sha256-${createHash("sha256").update(text, "latin1").digest("base64")}'`)
  }
  return [...hashes]
}
