import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from "../contract"
import { canvasBrowser } from "./canvas-browser"
import type { OpenedPicture, PictureBrowser } from "./picture-browser"
import { pictureSize } from "./picture-size"

/** Pictures that can be chosen, with the endings of their names. HEIC is what phones make: it is sent as a JPEG. */
export const PICTURE_KINDS = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "image/avif": [".avif"],
  "image/heic": [".heic"],
  "image/heif": [".heif"],
}
export type PictureKind = keyof typeof PICTURE_KINDS

/** Why a picture cannot be sent. "notOpened": this browser decodes no HEIC. */
export type PictureFault = "wrongKind" | "tooManyPixels" | "tooLarge" | "notOpened"
export type PreparedPicture = { file: File; fault?: undefined } | { fault: PictureFault; file?: undefined }

/** Twice the shown width of 1,280 pixels, for zooming and later cropping. */
const MAX_EDGE_PX = 2_560
/** A picture that is not larger, in bytes and pixels, is sent as it is. */
const SMALL_BYTES = 1024 * 1024
/** The size of a picture stands there, after a preview and a colour profile. */
const HEAD_BYTES = 1024 * 1024
const QUALITY = 0.85

/**
 * A chosen picture as it is sent: upright, at most 2,560 pixels long, without what else a phone writes into it (such as
 * where it was taken), and HEIC as JPEG; or why it cannot be sent, which is said before anything else is filled in.
 */
export async function preparePicture(file: File, browser: PictureBrowser = canvasBrowser): Promise<PreparedPicture> {
  const kind = kindOf(file)
  if (!kind) return { fault: "wrongKind" }
  const size = pictureSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (size && hasTooManyPixels(size)) return { fault: "tooManyPixels" }
  const isHeic = kind === "image/heic" || kind === "image/heif"
  if (!isHeic && file.size <= SMALL_BYTES && size && Math.max(size.width, size.height) <= MAX_EDGE_PX) return { file }

  const opened = await browser.open(file).catch(() => undefined)
  if (!opened) return isHeic ? { fault: "notOpened" } : asItIs(file)
  try {
    if (hasTooManyPixels(opened)) return { fault: "tooManyPixels" }
    const shrunk = await write(opened, kind)
    if (!shrunk) return isHeic ? { fault: "notOpened" } : asItIs(file)
    return asItIs(isHeic || shrunk.size < file.size ? named(shrunk, file.name) : file)
  } finally {
    opened.close()
  }
}

/** Some phones give no type to what they know no program for. */
const kindOf = ({ name, type }: File): PictureKind | undefined => {
  const kinds = Object.keys(PICTURE_KINDS) as PictureKind[]
  const ending = name.slice(name.lastIndexOf(".")).toLowerCase()
  return kinds.find((kind) => (type ? kind === type : PICTURE_KINDS[kind].includes(ending)))
}

const hasTooManyPixels = ({ width, height }: { width: number; height: number }) => width * height > MAX_PICTURE_PIXELS

const asItIs = (file: File): PreparedPicture => (file.size > MAX_PICTURE_BYTES ? { fault: "tooLarge" } : { file })

/** Keeps transparency where the kind may have it. */
const write = async (opened: OpenedPicture, kind: PictureKind): Promise<Blob | null> => {
  const scale = Math.min(1, MAX_EDGE_PX / Math.max(opened.width, opened.height))
  const size = { width: Math.round(opened.width * scale), height: Math.round(opened.height * scale) }
  const isOpaque = kind === "image/jpeg" || kind === "image/heic" || kind === "image/heif"
  return opened.write(size, isOpaque ? "image/jpeg" : "image/webp", QUALITY)
}

/** Called as before, with the ending of what it is now. */
const named = (blob: Blob, name: string): File => {
  const [ending] = PICTURE_KINDS[blob.type as PictureKind] ?? [""]
  return new File([blob], name.replace(/\.[^.]*$/, "") + ending, { type: blob.type })
}
