import type { ProductImage } from "../contract"

/** "https://shop.in/static/a.webp | https://shop.in/static/b.webp": whole addresses, so that they lead somewhere from outside too. */
export const writePictures = (images: ProductImage[], publicUrl: string) =>
  images.map(({ url }) => new URL(url, publicUrl).href).join(" | ")

/** Ends a picture's name. */
const ENDING = String.raw`\.(?:jpe?g|png|webp|avif|gif|heic)`
const ADDRESS = String.raw`https?:\/\/|\/`
const BETWEEN = new RegExp(
  [
    String.raw`\|`,
    String.raw`\s*[,;]\s*(?=${ADDRESS})`,
    String.raw`(?<=${ENDING})\s*[,;]\s*`,
    String.raw`\s+(?=${ADDRESS})`,
    String.raw`(?<=${ENDING})\s+`,
  ].join("|"),
  "i",
)

/**
 * The pictures of one cell, separated by |, commas, semicolons or spaces. All but | may stand inside the name of a file or an
 * address too: after one that separates must come an address, or before it the end of a picture's name.
 */
export const readPictures = (cell: string): string[] =>
  cell
    .normalize("NFC")
    .split(BETWEEN)
    .flatMap((part) => (/^\s*(https?:\/\/|\/)/i.test(part) ? part.trim().split(/\s+/) : part.trim()))
    .filter(Boolean)
