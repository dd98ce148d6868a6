import type { ProductImage } from "../../contract"

/** One width of a picture: its URL, and the File Module's id of its file. */
export type Rendition = { url: string; file_id: string; width: number; height: number }

/** Returns the rendition for browsers without `srcset`. */
export const middleRendition = (renditions: Rendition[]): Rendition => renditions[renditions.length >> 1]

/** Converts renditions, of which there is at least one, narrowest first. */
export const toProductImage = (id: string, renditions: Rendition[]): ProductImage => {
  const widest = renditions[renditions.length - 1]
  return {
    id,
    url: middleRendition(renditions).url,
    srcset: renditions.map(({ url, width }) => `${url} ${width}w`).join(", "),
    width: widest.width,
    height: widest.height,
  }
}
