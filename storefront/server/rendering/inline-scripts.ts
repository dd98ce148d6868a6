import { createHash } from "node:crypto"

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
/** Data blocks: browsers do not run them, so the policy does not apply. */
const DATA = /\btype\s*=\s*["']?application\/(ld\+)?json\b/i
const EXTERNAL = /(^|\s)src\s*=/i

/** Content-Security-Policy sources for every script written into this finished page, each once. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes, text] of html.matchAll(SCRIPT)) {
    if (EXTERNAL.test(attributes) || DATA.test(attributes)) continue
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  }
  return [...hashes]
}
