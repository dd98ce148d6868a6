export type PictureSize = { width: number; height: number }

/**
 * Reads width and height from the beginning of a JPEG, PNG, WebP, AVIF or HEIC file, without decoding it; undefined
 * when the beginning does not contain them.
 */
export const pictureSize = (head: Uint8Array): PictureSize | undefined => {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  try {
    if (view.getUint16(0) === 0xffd8) return jpegSize(view)
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
    if (textAt(view, 0) === "RIFF" && textAt(view, 8) === "WEBP") return webpSize(view)
    if (textAt(view, 4) === "ftyp") return largestBoxSize(view)
  } catch (error) {
    // The bytes end before the size.
    if (!(error instanceof RangeError)) throw error
  }
}

const textAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))

/** JPEG markers between SOF0 and SOF15 that do not begin a frame. */
const NON_FRAME_MARKERS = [0xc4, 0xc8, 0xcc]

const jpegSize = (view: DataView): PictureSize => {
  for (let at = 2; ; ) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker >= 0xc0 && marker <= 0xcf && !NON_FRAME_MARKERS.includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
    at += 2 + view.getUint16(at + 2)
  }
}

const webpSize = (view: DataView): PictureSize | undefined => {
  const uint24 = (at: number) => view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16)
  const kind = textAt(view, 12)
  if (kind === "VP8X") return { width: uint24(24) + 1, height: uint24(27) + 1 }
  if (kind === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind !== "VP8L") return undefined
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** Returns the largest size in a HEIC file, as its tiles have sizes of their own. */
const largestBoxSize = (view: DataView): PictureSize | undefined => {
  let largest: PictureSize | undefined
  for (let at = 0; at + 16 <= view.byteLength; at++) {
    if (view.getUint8(at) !== 0x69 || textAt(view, at) !== "ispe") continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
