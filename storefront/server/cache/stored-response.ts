import { createHash } from "node:crypto"
import { type CompressionLevel, compress, type Encoding, isWorthCompressing } from "./compression.ts"

/** Returns the ETag of a body; weak, because its compressed forms have other bytes. */
export const computeEtag = (body: Uint8Array) => `W/"${createHash("sha1").update(body).digest("base64url")}"`

type EncodedBody = { headers: string[]; body: Buffer }

type Details = {
  etag?: string
  compressionLevel?: CompressionLevel
  /** The body compressed with Brotli, when it has been compressed before. */
  brotli?: Buffer
  /** The pattern of the route it comes from, for logs and metrics. */
  route?: string
}

/** A response that can be sent many times: its headers and its body are encoded once per encoding. */
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
    this.etag = details.etag ?? computeEtag(body)
  }

  get route() {
    return this.details.route
  }

  /** Returns whether no cache may store the response. */
  get isNoStore() {
    return this.headers["Cache-Control"]?.includes("no-store") ?? false
  }

  /** Returns the bytes of memory that the response may take, compressed bodies included. */
  get size() {
    return this.body.length * 3 + 2_048
  }

  /** Returns the same response with headers that forbid any cache to store it. */
  asPrivate(): StoredResponse {
    const headers = { ...this.headers, "Cache-Control": "private, no-store" }
    this.privateCopy ??= new StoredResponse(this.status, headers, this.body, { ...this.details, etag: this.etag })
    return this.privateCopy
  }

  /** Returns headers and body in this encoding; a promise when the body is yet to be compressed. */
  encoded(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    return (this.encodedBodies[encoding] ??= this.encode(encoding))
  }

  private encode(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    const { compressionLevel = "good", brotli } = this.details
    if (encoding === "identity" || !isWorthCompressing(this.headers["Content-Type"] ?? "", this.body, compressionLevel))
      return this.withHeaders(this.body)
    if (encoding === "br" && brotli) return this.withHeaders(brotli, encoding)
    return compress[encoding](this.body, compressionLevel).then((body) => {
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
