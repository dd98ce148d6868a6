import { promisify } from "node:util"
import { brotliCompress, brotliCompressSync, gzip, constants as zlib } from "node:zlib"

export type Encoding = "br" | "gzip" | "identity"

/** How hard to compress. `once` is for what one person gets once: a third of the work for a fourteenth more bytes. */
export type Effort = "kept" | "once"

const QUALITY = { kept: { br: 4, gzip: 6 }, once: { br: 2, gzip: 1 } }

const brotli = (body: Uint8Array, effort: Effort) => ({
  params: {
    [zlib.BROTLI_PARAM_QUALITY]: QUALITY[effort].br,
    [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
  },
})

/** Compresses on another thread, which keeps this one free and costs several times the work. */
export const compress = {
  br: (body: Uint8Array, effort: Effort) => promisify(brotliCompress)(body, brotli(body, effort)),
  gzip: (body: Uint8Array, effort: Effort) => promisify(gzip)(body, { level: QUALITY[effort].gzip }),
}

/** Compresses here and now, where nobody else has to wait. The bytes have an ArrayBuffer of their own. */
export const brotliHere = (body: Uint8Array, effort: Effort) =>
  new Uint8Array(brotliCompressSync(body, brotli(body, effort)))

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json)|image\/svg)/
const SMALLEST_WORTH_COMPRESSING = 1_024

export const isWorthCompressing = (type: string, body: Uint8Array) =>
  body.length >= SMALLEST_WORTH_COMPRESSING && COMPRESSIBLE.test(type)

/** The best encoding we have for an Accept-Encoding header; `q=0` is a refusal. */
export function pickEncoding(accept: string | undefined): Encoding {
  if (!accept) return "identity"
  if (accepts(accept, "br")) return "br"
  return accepts(accept, "gzip") ? "gzip" : "identity"
}

function accepts(header: string, encoding: string) {
  if (!header.includes(encoding)) return false
  if (!header.includes(";")) return true
  return header.split(",").some((part) => {
    const [name, q] = part.split(";")
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(q ?? "")
  })
}
