import { promisify } from "node:util"
import { brotliCompress, brotliCompressSync, gzip, constants as zlib } from "node:zlib"

export type Encoding = "br" | "gzip" | "identity"

/**
 * How hard to compress: `always` what stays the same while the process lives, `kept` what is cached, `once` what is
 * sent to one person once: a third of the work of `kept` for a fourteenth more bytes.
 */
export type Effort = "always" | "kept" | "once"

const QUALITY = { always: { br: 9, gzip: 9 }, kept: { br: 4, gzip: 6 }, once: { br: 2, gzip: 1 } }

const brotli = (body: Uint8Array, effort: Effort) => ({
  params: {
    [zlib.BROTLI_PARAM_QUALITY]: QUALITY[effort].br,
    [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
  },
})

/** Compresses on another thread: keeps this one free, at several times the work. */
export const compress = {
  br: (body: Uint8Array, effort: Effort) => promisify(brotliCompress)(body, brotli(body, effort)),
  gzip: (body: Uint8Array, effort: Effort) => promisify(gzip)(body, { level: QUALITY[effort].gzip }),
}

/** Compresses on this thread, for rendering threads. The bytes have an ArrayBuffer of their own. */
export const brotliSync = (body: Uint8Array, effort: Effort) =>
  new Uint8Array(brotliCompressSync(body, brotli(body, effort)))

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json)|image\/svg)/
/** A body of fewer bytes is not compressed. */
const WORTH_COMPRESSING = { always: 256, kept: 1_024, once: 1_024 }

/** Whether a body of this type and size becomes noticeably smaller. */
export const isWorthCompressing = (type: string, body: Uint8Array, effort: Effort) =>
  body.length >= WORTH_COMPRESSING[effort] && COMPRESSIBLE.test(type)

/** The best encoding that an Accept-Encoding header allows; `q=0` excludes one. */
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
