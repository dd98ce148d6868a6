import { promisify } from "node:util"
import { brotliCompress, gzip, constants as zlib } from "node:zlib"
import { etagOf } from "./etag.ts"

export type Encoding = "br" | "gzip" | "identity"
type Form = { headers: string[]; body: Buffer }

/** How hard to compress. `once` is for what one person gets once: a third of the work for a fourteenth more bytes. */
export type Effort = "kept" | "once"

const QUALITY = { kept: { br: 4, gzip: 6 }, once: { br: 2, gzip: 1 } }

const compress = {
  br: (body: Buffer, effort: Effort) =>
    promisify(brotliCompress)(body, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: QUALITY[effort].br,
        [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (body: Buffer, effort: Effort) => promisify(gzip)(body, { level: QUALITY[effort].gzip }),
}

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json)|image\/svg)/
const SMALLEST_WORTH_COMPRESSING = 1_024

/** A finished answer that can be sent any number of times: headers are laid out and bodies compressed once per encoding. */
export class Answer {
  readonly etag: string
  private forms: Partial<Record<Encoding, Form | Promise<Form>>> = {}
  private personal?: Answer

  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    readonly body: Buffer,
    etag?: string,
    private effort: Effort = "kept",
  ) {
    this.etag = etag ?? etagOf(body)
  }

  /** Bytes this answer may come to occupy, its compressed forms included. */
  get size() {
    return this.body.length * 3 + 2_048
  }

  /** The same answer for one person's browser alone, which must not keep it. */
  privately(): Answer {
    this.personal ??= new Answer(
      this.status,
      { ...this.headers, "Cache-Control": "private, no-store" },
      this.body,
      this.etag,
      this.effort,
    )
    return this.personal
  }

  /** At once when this form was sent before, otherwise when it is compressed. */
  form(encoding: Encoding): Form | Promise<Form> {
    return (this.forms[encoding] ??= this.layOut(encoding))
  }

  private layOut(encoding: Encoding): Form | Promise<Form> {
    const type = this.headers["Content-Type"] ?? ""
    if (encoding === "identity" || this.body.length < SMALLEST_WORTH_COMPRESSING || !COMPRESSIBLE.test(type))
      return this.withHeaders(this.body)
    return compress[encoding](this.body, this.effort).then((body) => {
      const form = this.withHeaders(body, encoding)
      this.forms[encoding] = form
      return form
    })
  }

  private withHeaders(body: Buffer, encoding?: Encoding): Form {
    const all: Record<string, string> = { ...this.headers, ETag: this.etag, "Content-Length": String(body.length) }
    if (encoding) all["Content-Encoding"] = encoding
    return { headers: Object.entries(all).flat(), body }
  }
}

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
