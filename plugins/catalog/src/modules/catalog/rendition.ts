import type { ProductImage } from "../../contract"

/** One width of a picture: where it is shown from, and the File Module's id to remove it by. */
export type Rendition = { url: string; file_id: string; width: number; height: number }

/** The rendition for browsers that do not understand `srcset`. */
export const middle = (renditions: Rendition[]): Rendition => renditions[renditions.length >> 1]

/** `renditions` come narrowest first and are never empty. */
export const toProductImage = (id: string, renditions: Rendition[]): ProductImage => {
  const widest = renditions[renditions.length - 1]
  return {
    id,
    url: middle(renditions).url,
    srcset: renditions.map(({ url, width }) => `${url} ${width}w`).join(", "),
    width: widest.width,
    height: widest.height,
  }
}
