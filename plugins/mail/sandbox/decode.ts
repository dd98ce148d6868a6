/** Bytes of quoted-printable text: `=E2=82=B9`, and `=` at the end of a line that goes on. */
function fromQuotedPrintable(text: string): Buffer {
  const joined = text.replace(/[ \t]+(?=\r?\n)/g, "").replace(/=\r?\n/g, "")
  const bytes = joined.replace(/=([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1")
}

/** The text of a part in UTF-8, whatever it was packed in. */
export function decodeBody(body: Buffer, encoding: string): string {
  switch (encoding.trim().toLowerCase()) {
    case "base64":
      return Buffer.from(body.toString("latin1"), "base64").toString("utf8")
    case "quoted-printable":
      return fromQuotedPrintable(body.toString("latin1")).toString("utf8")
    default:
      return body.toString("utf8")
  }
}

const WORD = /=\?utf-8\?([qb])\?([^?]*)\?=/gi
const JOINED = /(=\?utf-8\?([qb])\?[^?]*)\?=\s+=\?utf-8\?\2\?/gi

const wordBytes = (kind: string, text: string) =>
  kind.toLowerCase() === "b" ? Buffer.from(text, "base64") : fromQuotedPrintable(text.replace(/_/g, " "))

/** A header with encoded words (RFC 2047, UTF-8) as people read it. Neighbouring words are one text. */
export function decodeWords(header: string): string {
  let before = ""
  let joined = header
  // a character may be cut in two by the end of a word, so quoted words are put together before they are read
  while (joined !== before) {
    before = joined
    joined = joined.replace(JOINED, (match, start, kind) => (kind.toLowerCase() === "q" ? start : match))
  }
  return joined
    .replace(/(=\?utf-8\?b\?[^?]*\?=)\s+(?==\?utf-8\?)/gi, "$1")
    .replace(WORD, (_, kind, text) => wordBytes(kind, text).toString("utf8"))
}
