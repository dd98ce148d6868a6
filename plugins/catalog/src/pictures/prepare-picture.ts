import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from "../contract"
import { canvasBrowser } from "./canvas-browser"
import type { OpenedPicture, PictureBrowser } from "./picture-browser"
import { pictureSize } from "./picture-size"

/** Accepted kinds of pictures with their file extensions. HEIC, which phones writeShrunk, is sent as JPEG. */
export const PICTURE_KINDS = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "image/avif": [".avif"],
  "image/heic": [".heic"],
  "image/heif": [".heif"],
}
export type PictureKind = keyof typeof PICTURE_KINDS

/** Reason that a picture cannot be sent. "notOpened": this browser cannot decode HEIC. */
export type PictureFault = "wrongKind" | "tooManyPixels" | "tooLarge" | "notOpened"
export type PreparedPicture = { file: File; fault?: undefined } | { fault: PictureFault; file?: undefined }

/** Twice the displayed width of 1,280 pixels, for zooming and later cropping. */
const MAX_EDGE_PX = 2_560
/** Pictures up to this size, and up to MAX_EDGE_PX, are sent unchanged. */
const SMALL_PICTURE_BYTES = 1024 * 1024
/** Bytes that contain the dimensions of a picture, after a preview and a colour profile. */
const HEAD_BYTES = 1024 * 1024
const QUALITY = 0.85

/**
 * Prepares a chosen picture for upload: upright, at most 2,560 pixels long, without metadata such as the place where it
 * was taken, and HEIC as JPEG.
 * @returns the file, or the reason that it cannot be sent
 */
export async function preparePicture(file: File, browser: PictureBrowser = canvasBrowser): Promise<PreparedPicture> {
  const kind = findKind(file)
  if (!kind) return { fault: "wrongKind" }
  const size = pictureSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (size && hasTooManyPixels(size)) return { fault: "tooManyPixels" }
  const isHeic = kind === "image/heic" || kind === "image/heif"
  if (!isHeic && file.size <= SMALL_PICTURE_BYTES && size && Math.max(size.width, size.height) <= MAX_EDGE_PX)
    return { file }

  const opened = await browser.open(file).catch(() => undefined)
  if (!opened) return isHeic ? { fault: "notOpened" } : checkSize(file)
  try {
    if (hasTooManyPixels(opened)) return { fault: "tooManyPixels" }
    const shrunk = await writeShrunk(opened, kind)
    if (!shrunk) return isHeic ? { fault: "notOpened" } : checkSize(file)
    return checkSize(isHeic || shrunk.size < file.size ? toNamedFile(shrunk, file.name) : file)
  } finally {
    opened.close()
  }
}

/** Finds the kind by type, else by extension, as some phones leave the type empty. */
const findKind = ({ name, type }: File): PictureKind | undefined => {
  const kinds = Object.keys(PICTURE_KINDS) as PictureKind[]
  const extension = name.slice(name.lastIndexOf(".")).toLowerCase()
  return kinds.find((kind) => (type ? kind === type : PICTURE_KINDS[kind].includes(extension)))
}

const hasTooManyPixels = ({ width, height }: { width: number; height: number }) => width * height > MAX_PICTURE_PIXELS

const checkSize = (file: File): PreparedPicture => (file.size > MAX_PICTURE_BYTES ? { fault: "tooLarge" } : { file })

/** Writes JPEG for kinds without transparency, else WebP. */
const writeShrunk = async (opened: OpenedPicture, kind: PictureKind): Promise<Blob | null> => {
  const scale = Math.min(1, MAX_EDGE_PX / Math.max(opened.width, opened.height))
  const size = { width: Math.round(opened.width * scale), height: Math.round(opened.height * scale) }
  const isOpaque = kind === "image/jpeg" || kind === "image/heic" || kind === "image/heif"
  return opened.write(size, isOpaque ? "image/jpeg" : "image/webp", QUALITY)
}

/** Returns the file with the extension of its new kind. */
const toNamedFile = (blob: Blob, name: string): File => {
  const [extension] = PICTURE_KINDS[blob.type as PictureKind] ?? [""]
  return new File([blob], name.replace(/\.[^.]*$/, "") + extension, { type: blob.type })
}
