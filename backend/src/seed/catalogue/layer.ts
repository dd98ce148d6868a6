import path from "node:path"
import sharp, { type OutputInfo, type OverlayOptions } from "sharp"
import { SIDE } from "./backdrop"

const EMOJI = path.join(path.dirname(require.resolve("@lobehub/fluent-emoji-3d/package.json")), "assets")

export type Layer = OverlayOptions
export type Raw = { data: Buffer; info: Pick<OutputInfo, "width" | "height"> & { channels: 4 } }

const trimmed = new Map<string, Promise<Raw>>()

/** An emoji without the empty space around it. A product's pictures all show the same one. */
function trimEmoji(emoji: string): Promise<Raw> {
  const file = path.join(EMOJI, `${emoji}.webp`)
  const known = trimmed.get(emoji) ?? raw(sharp(file).ensureAlpha().trim({ background: "#0000", threshold: 1 }))
  trimmed.set(emoji, known)
  return known
}

/** An emoji as large as fits a square `box`; `turn` and `hue` in degrees. */
export async function cutOut(
  emoji: string,
  { box, turn = 0, hue = 0 }: { box: number; turn?: number; hue?: number },
): Promise<Raw> {
  const { data, info } = await trimEmoji(emoji)
  const fitted = sharp(data, { raw: info }).resize(box, box, { fit: "inside" })
  if (hue) fitted.modulate({ hue })
  const upright = await raw(fitted)
  return turn ? raw(sharp(upright.data, { raw: upright.info }).rotate(turn, { background: "#0000" })) : upright
}

export async function raw(image: sharp.Sharp): Promise<Raw> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, info: { width: info.width, height: info.height, channels: 4 } }
}

/** sharp rejects layers that reach beyond the card. A layer wholly outside becomes one clear pixel. */
export async function cropToCard(
  data: Buffer,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
): Promise<Layer> {
  const [atX, atY] = [Math.round(x), Math.round(y)]
  const [left, top] = [Math.max(0, atX), Math.max(0, atY)]
  const seen = { width: Math.min(atX + width, SIDE) - left, height: Math.min(atY + height, SIDE) - top }
  if (seen.width < 1 || seen.height < 1) {
    return { input: Buffer.alloc(4), raw: { width: 1, height: 1, channels: 4 }, left: 0, top: 0 }
  }
  if (seen.width === width && seen.height === height) {
    return { input: data, raw: { width, height, channels: 4 }, left, top }
  }
  const { data: input, info } = await raw(
    sharp(data, { raw: { width, height, channels: 4 } }).extract({ left: left - atX, top: top - atY, ...seen }),
  )
  return { input, raw: info, left, top }
}
