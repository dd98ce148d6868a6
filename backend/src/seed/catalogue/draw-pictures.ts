import path from "node:path"
import sharp, { type OutputInfo, type OverlayOptions } from "sharp"
import type { DemoProduct } from "./demo-product"

const SIDE = 960
const EMOJI = path.join(path.dirname(require.resolve("@lobehub/fluent-emoji-3d/package.json")), "assets")

/** Backdrops in one family: [light, deep], calm enough for any item. */
const TINTS = [
  ["#fdf1e3", "#f6d9b8"],
  ["#eef4ea", "#cfe0c6"],
  ["#fbeceb", "#f2cdc9"],
  ["#eaf1f8", "#c6d9ec"],
  ["#f4eef8", "#dccbe8"],
  ["#fbf6dc", "#f0e1a4"],
  ["#e8f4f2", "#bfddd8"],
]

type Placed = { emoji: string; size: number; x: number; y: number; turn?: number }

/** The product's two to four pictures as JPEG, the first its preview: the item alone, with company, close up, and as a set. */
export function drawPictures({ drawn: [item, beside] }: DemoProduct, index: number): Promise<Buffer[]> {
  const middle = SIDE / 2
  const scenes: Placed[][] = [
    [{ emoji: item, size: 540, x: middle, y: middle }],
    [
      { emoji: beside, size: 250, x: 690, y: 560 },
      { emoji: item, size: 470, x: 410, y: 460, turn: -6 },
    ],
    [{ emoji: item, size: 880, x: 560, y: 520, turn: 14 }],
    [
      { emoji: item, size: 300, x: 270, y: 390, turn: -12 },
      { emoji: item, size: 300, x: 690, y: 390, turn: 12 },
      { emoji: item, size: 380, x: middle, y: 560 },
    ],
  ]
  return Promise.all(
    scenes
      .slice(0, 2 + (index % 3))
      .map((placed, scene) => drawScene(placed, TINTS[(index + scene * 2) % TINTS.length])),
  )
}

async function drawScene(placed: Placed[], [light, deep]: string[]): Promise<Buffer> {
  const layers = await Promise.all(placed.map(layer))
  return sharp(Buffer.from(backdrop(light, deep, placed)))
    .composite(layers)
    .jpeg({ quality: 92 })
    .toBuffer()
}

async function layer({ emoji, size, x, y, turn = 0 }: Placed): Promise<OverlayOptions> {
  const upright = await sharp(path.join(EMOJI, `${emoji}.webp`))
    .ensureAlpha()
    .resize(size, size)
    .raw()
    .toBuffer()
  const { data, info } = await sharp(upright, { raw: { width: size, height: size, channels: 4 } })
    .rotate(turn, { background: "#0000" })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return cropToCard(data, info, Math.round(x - info.width / 2), Math.round(y - info.height / 2))
}

/** sharp refuses layers that reach beyond the card. */
async function cropToCard(data: Buffer, { width, height }: OutputInfo, x: number, y: number): Promise<OverlayOptions> {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  const seen = { width: Math.min(x + width, SIDE) - left, height: Math.min(y + height, SIDE) - top }
  const input = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: left - x, top: top - y, ...seen })
    .raw()
    .toBuffer()
  return { input, raw: { ...seen, channels: 4 }, left, top }
}

function backdrop(light: string, deep: string, placed: Placed[]): string {
  const shadows = placed
    .map(
      ({ size, x, y }) =>
        `<ellipse cx="${x}" cy="${y + size * 0.47}" rx="${size * 0.46}" ry="${size * 0.09}" fill="url(#shadow)"/>`,
    )
    .join("")
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <defs>
      <radialGradient id="wall" cx="50%" cy="38%" r="75%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
      <radialGradient id="shadow"><stop offset="0" stop-color="#3b2a1a" stop-opacity=".4"/><stop offset="1" stop-color="#3b2a1a" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <circle cx="50%" cy="50%" r="38%" fill="#fff" opacity=".35"/>
    ${shadows}
  </svg>`
}
