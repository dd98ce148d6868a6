import sharp from "sharp"
import { shadow, TINTS } from "../catalogue/backdrop"
import { cutOut, type Layer } from "../catalogue/layer"
import type { DemoBanner } from "./demo-banners"

/** 21:9, as wide as a large screen shows it. */
const WIDTH = 1680
const HEIGHT = 720
const FLOOR = 590

/** Where things stand, from the middle outwards; what stands farther out is smaller and a little farther back. */
const PLACES = [
  { x: 840, y: FLOOR + 36, box: 430 },
  { x: 1180, y: FLOOR + 12, box: 290 },
  { x: 500, y: FLOOR + 12, box: 290 },
  { x: 1450, y: FLOOR - 8, box: 210 },
  { x: 230, y: FLOOR - 8, box: 210 },
]

/** Things of one category side by side, as WebP. */
export async function drawBanner({ tint, drawn }: DemoBanner): Promise<Buffer> {
  // The outer ones first: the middle one stands before them.
  const placed = drawn.map((emoji, i) => standing(emoji, PLACES[i])).reverse()
  const layers = (await Promise.all(placed)).flat()
  return sharp(Buffer.from(backdrop(TINTS[tint])))
    .composite(layers)
    .webp({ quality: 84 })
    .toBuffer()
}

/** An item with its shadow; `x` is its middle and `y` the ground it stands on. */
async function standing(emoji: string, { x, y, box }: (typeof PLACES)[number]): Promise<Layer[]> {
  const { data, info } = await cutOut(emoji, { box })
  const below = await shadow(Math.round(info.width * 1.12), Math.round(25 + info.width * 0.1))
  const at = (left: number, top: number) => ({ left: Math.round(left), top: Math.round(top) })
  return [
    { input: below.data, raw: below.info, ...at(x - below.info.width / 2, y - below.info.height * 0.62) },
    { input: data, raw: info, ...at(x - info.width / 2, y - info.height) },
  ]
}

function backdrop({ light, deep, table }: (typeof TINTS)[number]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <radialGradient id="wall" cx="50%" cy="38%" r="75%"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
      <linearGradient id="sun" x2="0" y2="1"><stop offset="0" stop-color="${table}" stop-opacity=".75"/><stop offset="1" stop-color="${deep}" stop-opacity=".25"/></linearGradient>
      <linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${table}"/></linearGradient>
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>
    <circle cx="${WIDTH / 2}" cy="360" r="310" fill="url(#sun)"/>
    <path d="M0 548Q${WIDTH / 2} 496 ${WIDTH} 548V${HEIGHT}H0z" fill="url(#floor)"/>
  </svg>`
}
