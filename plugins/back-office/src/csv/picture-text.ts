import type { ProductImage } from "@haat/catalog/contract"

/** "https://shop.in/static/a.webp | https://shop.in/static/b.webp": whole addresses, so that they lead somewhere from outside too. */
export const writePictures = (images: ProductImage[], publicUrl: string) =>
  images.map(({ url }) => new URL(url, publicUrl).href).join(" | ")

/**
 * The pictures of one cell, separated by | or spaces. A space inside the name of a file is not one of them: after it must
 * come an address, or before it an address or the end of a picture's name.
 */
export const readPictures = (cell: string): string[] =>
  cell
    .normalize("NFC")
    .split(/\||\s+(?=https?:\/\/|\/)|(?<=\.(?:jpe?g|png|webp|avif))\s+/i)
    .flatMap((part) => (/^\s*(https?:\/\/|\/)/i.test(part) ? part.trim().split(/\s+/) : part.trim()))
    .filter(Boolean)
