import type { ProductImage } from "../contract"

/** Formats pictures as absolute addresses separated by "|", so that the file works outside the shop too. */
export const writePictures = (images: ProductImage[], publicUrl: string) =>
  images.map(({ url }) => new URL(url, publicUrl).href).join(" | ")

/** File extension of a picture. */
const EXTENSION = String.raw`\.(?:jpe?g|png|webp|avif|gif|heic)`
const ADDRESS_START = String.raw`https?:\/\/|\/`
const SEPARATOR = new RegExp(
  [
    String.raw`\|`,
    String.raw`\s*[,;]\s*(?=${ADDRESS_START})`,
    String.raw`(?<=${EXTENSION})\s*[,;]\s*`,
    String.raw`\s+(?=${ADDRESS_START})`,
    String.raw`(?<=${EXTENSION})\s+`,
  ].join("|"),
  "i",
)

/**
 * Returns the pictures of one cell, separated by |, commas, semicolons or spaces. Because file names and addresses may
 * contain all of these but |, the others separate only before an address or after the extension of a picture.
 */
export const readPictures = (cell: string): string[] =>
  cell
    .normalize("NFC")
    .split(SEPARATOR)
    .flatMap((part) => (/^\s*(https?:\/\/|\/)/i.test(part) ? part.trim().split(/\s+/) : part.trim()))
    .filter(Boolean)
