import sharp from "sharp"
import { expect, it } from "vitest"
import { pictureSize } from "./picture-size"

const painted = () => sharp({ create: { width: 311, height: 207, channels: 3, background: "#b91c1c" } })

it.each([
  [
    "jpeg",
    () =>
      painted()
        .jpeg()
        .withExif({ IFD0: { Make: "Phone" } })
        .toBuffer(),
  ],
  ["progressive jpeg", () => painted().jpeg({ progressive: true }).toBuffer()],
  ["png", () => painted().png().toBuffer()],
  ["webp", () => painted().webp().toBuffer()],
  ["webp without loss", () => painted().webp({ lossless: true }).toBuffer()],
  [
    "webp with metadata",
    () =>
      painted()
        .webp()
        .withExif({ IFD0: { Make: "Phone" } })
        .toBuffer(),
  ],
  ["avif", () => painted().avif().toBuffer()],
])("reads the size of a %s picture from the beginning of its file", async (_, make) => {
  expect(pictureSize(await make())).toEqual({ width: 311, height: 207 })
})

it("takes the whole picture's size, not a tile's", () => {
  const box = (width: number, height: number) => {
    const bytes = Buffer.alloc(20)
    bytes.writeUInt32BE(20)
    bytes.write("ispe", 4)
    bytes.writeUInt32BE(width, 12)
    bytes.writeUInt32BE(height, 16)
    return bytes
  }
  const head = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic"), box(512, 512), box(8_160, 6_120), box(512, 512)])
  expect(pictureSize(head)).toEqual({ width: 8_160, height: 6_120 })
})

it("is silent where the beginning does not say it", async () => {
  const jpeg = await painted().jpeg().toBuffer()
  expect(pictureSize(jpeg.subarray(0, 40))).toBeUndefined()
  for (const text of ["", "a", "these are notes, and no picture at all"]) {
    expect(pictureSize(Buffer.from(text))).toBeUndefined()
  }
})
