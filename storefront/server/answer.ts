import { compress, type Effort, type Encoding, isWorthCompressing } from "./compression.ts"
import { etagOf } from "./etag.ts"

type Form = { headers: string[]; body: Buffer }

type Known = {
  etag?: string
  effort?: Effort
  /** The body as brotli, where it was made already. */
  brotli?: Buffer
}

/** A finished answer that can be sent any number of times: headers are laid out and bodies compressed once per encoding. */
export class Answer {
  readonly etag: string
  private forms: Partial<Record<Encoding, Form | Promise<Form>>> = {}
  private personal?: Answer

  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    readonly body: Buffer,
    private known: Known = {},
  ) {
    this.etag = known.etag ?? etagOf(body)
  }

  /** Bytes this answer may come to occupy, its compressed forms included. */
  get size() {
    return this.body.length * 3 + 2_048
  }

  /** The same answer for one person's browser alone, which must not keep it. */
  privately(): Answer {
    this.personal ??= new Answer(this.status, { ...this.headers, "Cache-Control": "private, no-store" }, this.body, {
      ...this.known,
      etag: this.etag,
    })
    return this.personal
  }

  /** At once when this form was sent before, otherwise when it is compressed. */
  form(encoding: Encoding): Form | Promise<Form> {
    return (this.forms[encoding] ??= this.layOut(encoding))
  }

  private layOut(encoding: Encoding): Form | Promise<Form> {
    const { effort = "kept", brotli } = this.known
    if (encoding === "identity" || !isWorthCompressing(this.headers["Content-Type"] ?? "", this.body))
      return this.withHeaders(this.body)
    if (encoding === "br" && brotli) return this.withHeaders(brotli, encoding)
    return compress[encoding](this.body, effort).then((body) => {
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
