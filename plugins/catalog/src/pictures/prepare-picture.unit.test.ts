import sharp from "sharp"
import { describe, expect, it, vi } from "vitest"
import { MAX_PICTURE_BYTES } from "../contract"
import type { PictureBrowser } from "./picture-browser"
import { preparePicture } from "./prepare-picture"

const painted = async (width: number, height: number, kind: "jpeg" | "png" = "jpeg") => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#b91c1c" } })
    .toFormat(kind)
    .toBuffer()
  return new File([new Uint8Array(bytes)], `IMG 1.${kind}`, { type: `image/${kind}` })
}
/** A PNG that says to be so large. */
const claiming = async (width: number, height: number) => {
  const bytes = Buffer.from(await (await painted(8, 8, "png")).arrayBuffer())
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return new File([new Uint8Array(bytes)], "large.png", { type: "image/png" })
}
/** The same picture with bytes after its end, as a phone's has many. */
const padded = (file: File, bytes: number) => new File([file, new Uint8Array(bytes)], file.name, { type: file.type })

/** A browser whose decoder is sharp. @param opens the kinds it decodes */
const browserOf = (opens: (file: File) => boolean = () => true, size?: { width: number; height: number }) => {
  const close = vi.fn()
  const written: object[] = []
  const browser: PictureBrowser = {
    open: async (file) => {
      if (!opens(file)) throw new DOMException("The source image could not be decoded")
      const { width, height } = size ?? (await sharp(Buffer.from(await file.arrayBuffer())).metadata())
      return {
        ...{ width, height, close },
        write: async (now, type) => {
          written.push({ ...now, type })
          return new Blob([new Uint8Array(1_000)], { type })
        },
      }
    },
  }
  return { browser, close, written }
}

describe("a picture that is chosen", () => {
  it("is sent as it is when it is small", async () => {
    const file = await painted(800, 600)
    const { browser, written } = browserOf()
    expect(await preparePicture(file, browser)).toEqual({ file })
    expect(written).toEqual([])
  })

  it("of a phone is shrunk to 2,560 pixels, and what was decoded is let go", async () => {
    const { browser, written, close } = browserOf()
    const { file } = await preparePicture(padded(await painted(4_000, 3_000), 6 * 1024 * 1024), browser)
    expect([file?.name, file?.type, file?.size]).toEqual(["IMG 1.jpg", "image/jpeg", 1_000])
    expect(written).toEqual([{ width: 2_560, height: 1_920, type: "image/jpeg" }])
    expect(close).toHaveBeenCalledOnce()
  })

  it("that may be transparent stays so", async () => {
    const { browser, written } = browserOf()
    const { file } = await preparePicture(await painted(3_000, 1_000, "png"), browser)
    expect([file?.name, file?.type]).toEqual(["IMG 1.webp", "image/webp"])
    expect(written).toMatchObject([{ width: 2_560, height: 853 }])
  })

  it("of 50 megapixels is refused before it is decoded", async () => {
    const file = await claiming(8_160, 6_120)
    const { browser } = browserOf(() => {
      throw new Error("It was decoded")
    })
    expect(await preparePicture(file, browser)).toEqual({ fault: "tooManyPixels" })
  })

  it("as HEIC is sent as JPEG where the browser decodes it, else refused; also without a type", async () => {
    for (const type of ["image/heic", "image/heif", ""]) {
      const file = new File([new Uint8Array(2_000)], "IMG_2.HEIC", { type })
      const apple = browserOf(undefined, { width: 4_032, height: 3_024 })
      const { file: sent } = await preparePicture(file, apple.browser)
      expect([sent?.name, sent?.type]).toEqual(["IMG_2.jpg", "image/jpeg"])
      expect(await preparePicture(file, browserOf(() => false).browser)).toEqual({ fault: "notOpened" })
    }
  })

  it("is refused when it is no picture, or larger than the shop takes and not to be shrunk here", async () => {
    const notes = new File(["notes"], "notes.txt", { type: "text/plain" })
    expect(await preparePicture(notes, browserOf().browser)).toEqual({ fault: "wrongKind" })
    const closed = browserOf(() => false)
    const large = padded(await painted(4_000, 3_000), MAX_PICTURE_BYTES)
    expect(await preparePicture(large, closed.browser)).toEqual({ fault: "tooLarge" })
    const medium = padded(await painted(4_000, 3_000), 1024 * 1024)
    expect(await preparePicture(medium, closed.browser)).toEqual({ file: medium })
  })
})
