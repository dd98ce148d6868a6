import sharp from "sharp"
import { backdrop, SIDE, shadow, TINTS } from "./backdrop"
import type { DemoProduct } from "./demo-product"
import { cropToCard, cutOut, type Layer } from "./layer"

const MIDDLE = SIDE / 2

/** Baselines of the objects: the round table of the first picture, the floor of the second. */
const TABLE = 618
const FLOOR = 667

/** Returns a function for each of the product's two to four pictures, drawn as PNG; the first is its preview. */
export function pictureScenes({ drawn: [item, beside], hue = 0 }: DemoProduct, index: number) {
  const scenes: (() => Promise<Buffer>)[] = [
    async () => card("table", index, await standing(item, { box: 466, x: MIDDLE, y: TABLE, hue })),
    async () =>
      card("floor", index + 3, [
        ...(await standing(item, { box: 432, x: 333, y: FLOOR - 33, hue })),
        ...(await standing(beside, { box: 208, x: 600, y: FLOOR + 8 })),
      ]),
    async () => card("wall", index + 5, [await placed(item, { box: 816, x: 466, y: 450, turn: 12, hue })]),
    async () => card("wall", index + 1, await pattern(item, hue)),
  ]
  return scenes.slice(0, 2 + (index % 3))
}

async function card(setting: "table" | "floor" | "wall", tint: number, layers: Layer[]): Promise<Buffer> {
  const { data, info } = await backdrop(setting, tint % TINTS.length)
  return sharp(data, { raw: info }).composite(layers).png({ compressionLevel: 0 }).toBuffer()
}

type Place = { box: number; x: number; y: number; turn?: number; hue?: number }

/** An item with its shadow; `y` is the ground it stands on. */
async function standing(emoji: string, { box, x, y, hue }: Place): Promise<Layer[]> {
  const { data, info } = await cutOut(emoji, { box, hue })
  const { width, height } = info
  const below = await shadow(Math.round(width * 1.12), Math.round(25 + width * 0.1))
  return Promise.all([
    cropToCard(below.data, below.info, x - below.info.width / 2, y - below.info.height * 0.62),
    cropToCard(data, { width, height }, x - width / 2, y - height),
  ])
}

/** An item that floats; `x` and `y` are its middle. */
async function placed(emoji: string, { x, y, ...how }: Place): Promise<Layer> {
  const { data, info } = await cutOut(emoji, how)
  return cropToCard(data, info, x - info.width / 2, y - info.height / 2)
}

async function pattern(emoji: string, hue: number): Promise<Layer[]> {
  const turned = await Promise.all([-14, 14].map((turn) => cutOut(emoji, { box: 175, turn, hue })))
  const step = SIDE / 3
  const spots = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column) => ({
      x: column * step + (row % 2 ? 0 : step / 2),
      y: row * step * 0.92 + step * 0.12,
      look: turned[(row + column) % 2],
    })),
  )
  const layers = spots.map(({ x, y, look: { data, info } }) =>
    cropToCard(data, info, x - info.width / 2, y - info.height / 2),
  )
  return Promise.all(layers)
}
