import { createHash } from "node:crypto"
import { compress, type Effort, type Encoding, isWorthCompressing } from "./compression.ts"

/** The ETag of a body. Weak, because its compressed forms have other bytes. */
export const etagOf = (body: Uint8Array) => `W/"${createHash("sha1").update(body).digest("base64url")}"`

type EncodedBody = { headers: string[]; body: Buffer }

type Details = {
  etag?: string
  effort?: Effort
  /** The body compressed with Brotli, where that is done already. */
  brotli?: Buffer
  /** The pattern of the route it comes from, for logs and metrics. */
  route?: string
}

/**
 * A response that can be sent any number of times: its headers are laid out and its body compressed once per encoding.
 */
export class StoredResponse {
  readonly etag: string
  private encodedBodies: Partial<Record<Encoding, EncodedBody | Promise<EncodedBody>>> = {}
  private privateCopy?: StoredResponse

  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    readonly body: Buffer,
    private details: Details = {},
  ) {
    this.etag = details.etag ?? etagOf(body)
  }

  get route() {
    return this.details.route
  }

  /** True when no cache may keep it. */
  get isNoStore() {
    return this.headers["Cache-Control"]?.includes("no-store") ?? false
  }

  /** How many bytes of memory it may come to take, its compressed bodies included. */
  get size() {
    return this.body.length * 3 + 2_048
  }

  /** The same response with headers that forbid any cache to keep it. */
  asPrivate(): StoredResponse {
    this.privateCopy ??= new StoredResponse(
      this.status,
      { ...this.headers, "Cache-Control": "private, no-store" },
      this.body,
      {
        ...this.details,
        etag: this.etag,
      },
    )
    return this.privateCopy
  }

  /** Headers and body in this encoding: at once when it is compressed already, else a promise. */
  encoded(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    return (this.encodedBodies[encoding] ??= this.encode(encoding))
  }

  private encode(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    const { effort = "kept", brotli } = this.details
    if (encoding === "identity" || !isWorthCompressing(this.headers["Content-Type"] ?? "", this.body, effort))
      return this.withHeaders(this.body)
    if (encoding === "br" && brotli) return this.withHeaders(brotli, encoding)
    return compress[encoding](this.body, effort).then((body) => {
      const encoded = this.withHeaders(body, encoding)
      this.encodedBodies[encoding] = encoded
      return encoded
    })
  }

  private withHeaders(body: Buffer, encoding?: Encoding): EncodedBody {
    const all: Record<string, string> = { ...this.headers, ETag: this.etag, "Content-Length": String(body.length) }
    if (encoding) all["Content-Encoding"] = encoding
    return { headers: Object.entries(all).flat(), body }
  }
}
