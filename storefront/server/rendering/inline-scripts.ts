import { createHash } from "node:crypto"

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
/** Data blocks: browsers do not run them, so the policy does not apply. */
const DATA = /\btype\s*=\s*["']?application\/(ld\+)?json\b/i
const EXTERNAL = /(^|\s)src\s*=/i

/** Content-Security-Policy sources for every script written into this finished page, each once. */
export function inlineScriptHashes(page: Uint8Array): string[] {
  const hashes = new Set<string>()
  // a character for each byte: tags are found and bytes hashed without decoding the page
  const html = Buffer.from(page.buffer, page.byteOffset, page.byteLength).toString("latin1")
  for (const [, attributes, text] of html.matchAll(SCRIPT)) {
    if (EXTERNAL.test(attributes) || DATA.test(attributes)) continue
    hashes.add(`'sha256-${createHash("sha256").update(text, "latin1").digest("base64")}'`)
  }
  return [...hashes]
}
