const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to)

const KINDS: [kind: string, matches: (bytes: Buffer) => boolean][] = [
  ["jpeg", (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ["png", (bytes) => ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n"],
  ["webp", (bytes) => ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP"],
  ["heif", (bytes) => ascii(bytes, 4, 8) === "ftyp" && /avi[fs]/.test(ascii(bytes, 8, 64))],
]

/**
 * Returns the kind of a file by its first bytes, in sharp's words (AVIF is `heif`), or undefined. Checked before
 * decoding, so that decoders run on these four kinds only.
 */
export const pictureKind = (bytes: Buffer): string | undefined => KINDS.find(([, matches]) => matches(bytes))?.[0]
