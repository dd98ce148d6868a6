import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { renderWidths } from "./render-widths"

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c2410c" } })

describe("a picture that is taken in", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("may be %s, and becomes WebP in three widths", async (format) => {
    const rendered = await renderWidths(await paint(1600, 1200).toFormat(format).toBuffer())
    expect(rendered.map(({ width, height }) => [width, height])).toEqual([
      [320, 240],
      [640, 480],
      [1280, 960],
    ])
    for (const { content } of rendered) expect((await sharp(content).metadata()).format).toBe("webp")
  })

  it("is never enlarged", async () => {
    expect((await renderWidths(await paint(200, 100).png().toBuffer())).map(({ width }) => width)).toEqual([200])
    expect((await renderWidths(await paint(500, 100).png().toBuffer())).map(({ width }) => width)).toEqual([320, 500])
  })

  it("stands upright and tells nothing of where it was taken", async () => {
    const sideways = await paint(400, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Someone" }, IFD3: { GPSLatitude: "18/1 31/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const [{ content, width, height }] = await renderWidths(sideways)
    expect([width, height]).toEqual([300, 400])
    const { exif, orientation, xmp, icc } = await sharp(content).metadata()
    expect([exif, orientation, xmp, icc]).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe("what is no picture", () => {
  const rejection = (bytes: Buffer) => renderWidths(bytes).catch((error) => error.code)

  it("is rejected by its bytes, whatever it is called", async () => {
    const gif = await paint(10, 10).gif().toBuffer()
    const tiff = await paint(10, 10).tiff().toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>')
    for (const bytes of [gif, tiff, svg, Buffer.from("<?php"), Buffer.alloc(0)]) {
      expect(await rejection(bytes)).toBe("picture_wrong_kind")
    }
  })

  it("is rejected when only the first bytes are right, or the end is missing", async () => {
    const jpeg = await paint(800, 800).jpeg().toBuffer()
    expect(await rejection(Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(500, 7)]))).toBe("picture_wrong_kind")
    expect(await rejection(jpeg.subarray(0, jpeg.length / 2))).toBe("picture_wrong_kind")
  })

  it("is rejected when it unpacks to more pixels than a picture can need", async () => {
    const black = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: "#000" } })
        .png({ compressionLevel: 9 })
        .toBuffer()
    const bomb = await black(8_000, 5_001)
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await rejection(bomb)).toBe("picture_too_many_pixels")
    // From the first bytes alone: nothing was decoded.
    expect(await rejection(bomb.subarray(0, 200))).toBe("picture_too_many_pixels")
    expect(await renderWidths(await black(8_000, 5_000))).toHaveLength(3)
  })
})
