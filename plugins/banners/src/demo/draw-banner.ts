import type { DemoDrawing } from "@haat/sdk/server/demo-data"
import sharp, { type OverlayOptions } from "sharp"
import type { DemoBanner } from "./demo-banners"
import { hindiLettering, lettering } from "./lettering"

/** 21:9, as wide as a large screen shows it. */
const WIDTH = 1680
const HEIGHT = 720
const FLOOR = 590
const MIDDLE = 1270

/** Positions of the objects beside the text: one in front, one behind it on either side. */
const PLACES = [
  { x: MIDDLE, y: FLOOR + 42, box: 450 },
  { x: MIDDLE - 262, y: FLOOR + 2, box: 240 },
  { x: MIDDLE + 262, y: FLOOR + 2, box: 240 },
]

/** A few words in this language, and things of one category beside them, as WebP. */
export async function drawBanner(drawing: DemoDrawing, banner: DemoBanner, language: "en" | "hi"): Promise<Buffer> {
  const { tint, heading, below, inHindi, drawn } = banner
  const [first, second, third] = language === "hi" ? inHindi : [...heading, below]
  const write = language === "hi" ? hindiLettering : lettering
  // The one in front comes last.
  const placed = drawn.map((emoji, i) => standing(drawing, emoji, PLACES[i])).reverse()
  const layers = (await Promise.all(placed)).flat()
  const words = [
    write(first, { x: 108, y: 318, size: 112, fill: INK }),
    write(second, { x: 108, y: 444, size: 112, fill: INK }),
    write(third, { x: 112, y: 534, size: 50, fill: INK_SOFT }),
  ]
  return sharp(Buffer.from(backdrop(drawing.tints[tint], words.join(""))))
    .composite(layers)
    .webp({ quality: 80 })
    .toBuffer()
}

const INK = "#1b2721"
const INK_SOFT = "#3f4a44"

/** An item with its shadow; `x` is its middle and `y` the ground it stands on. */
async function standing(
  { cutOut, shadow }: DemoDrawing,
  emoji: string,
  { x, y, box }: (typeof PLACES)[number],
): Promise<OverlayOptions[]> {
  const { data, info } = await cutOut(emoji, { box })
  const below = await shadow(Math.round(info.width * 1.12), Math.round(25 + info.width * 0.1))
  const at = (left: number, top: number) => ({ left: Math.round(left), top: Math.round(top) })
  return [
    { input: below.data, raw: below.info, ...at(x - below.info.width / 2, y - below.info.height * 0.62) },
    { input: data, raw: info, ...at(x - info.width / 2, y - info.height) },
  ]
}

function backdrop({ light, deep, table }: DemoDrawing["tints"][number], words: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="wall"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
      <linearGradient id="sun" x2="0" y2="1"><stop offset="0" stop-color="${table}" stop-opacity=".8"/><stop offset="1" stop-color="${deep}" stop-opacity=".3"/></linearGradient>
      <linearGradient id="floor"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${deep}"/><stop offset="1" stop-color="${table}"/></linearGradient>
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>
    <circle cx="${MIDDLE}" cy="350" r="300" fill="url(#sun)"/>
    <path d="M0 ${HEIGHT}V604Q${MIDDLE} 500 ${WIDTH} 556V${HEIGHT}z" fill="url(#floor)"/>
    ${words}
  </svg>`
}
