import { inflateSync } from "node:zlib"
import { extractText, getDocumentProxy } from "unpdf"

/** What is drawn on a file's pages, word by word as PDF.js reads it. */
export async function drawnText(file: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
  return text.replace(/\s+/g, " ")
}

/** The Devanagari texts of a file as readers and screen readers get them: each span's own words (ActualText). */
export function spokenTexts(file: Buffer): string[] {
  const streams = [...file.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body, "latin1")).toString("latin1")
    } catch {
      return ""
    }
  })
  const spans = streams.flatMap((stream) => [...stream.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)])
  return spans.map(([, literal]) => decode(literal))
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }

/** A PDF's literal string in UTF-16, its first two bytes the order mark. */
function decode(literal: string): string {
  const bytes = literal.replace(/\\([\s\S])/g, (_, letter) => ESCAPES[letter] ?? letter)
  return Buffer.from(bytes, "latin1").swap16().toString("utf16le").slice(1)
}
