import { type Rendered, renderWidths } from "@haat/catalog/pictures/render-widths"
import sharp from "sharp"
import { drawOnce } from "../draw-once"
import { pictureScenes } from "./draw-pictures"
import type { MixedProduct } from "./mixed-products"

/** The pictures of a demo product as the shop stores them, each in its widths. */
export const productPictures = async ({ product, index }: MixedProduct): Promise<Rendered[][]> => {
  const pictures: Rendered[][] = []
  for (const [at, draw] of pictureScenes(product, index).entries())
    pictures.push(await withSizes(await drawOnce(`product-${index}-${at}`, async () => rendered(await draw()))))
  return pictures
}

const rendered = async (picture: Buffer) => (await renderWidths(picture)).map(({ content }) => content)

const withSizes = (files: Buffer[]): Promise<Rendered[]> =>
  Promise.all(
    files.map(async (content) => {
      const { width, height } = await sharp(content).metadata()
      return { content, width, height }
    }),
  )
