import { existsSync } from "node:fs"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { isPicturePath } from "./picture-path"
import files from "./provider"

const UUID = "0b8f3a52-7c1d-4f0e-9a6b-2d3c4e5f6a7b"
const ULID = "01KAB2C3D4E5F6G7H8J9KMNPQR"

describe("what is served under /static", () => {
  it("is a picture of ours, as the folder and the bucket name them", () => {
    for (const name of [`1763800000000-${UUID}-320.webp`, `${UUID}-1280-${ULID}.webp`, `1763800000000-banner.webp`]) {
      expect(isPicturePath(`/${name}`), name).toBe(true)
      expect(isPicturePath(`/pictures/${name}`), name).toBe(false)
      expect(isPicturePath(`/pictures/${name}`, "pictures/"), name).toBe(true)
      expect(isPicturePath(`/${name}`, "pictures/"), name).toBe(false)
    }
  })

  it("is nothing else", () => {
    for (const name of [
      "orders.csv",
      `private-1763800000000-${UUID}-320.webp`,
      `${UUID}-320.webp.bak`,
      `../${UUID}-320.webp`,
      `..%2f${UUID}-320.webp`,
      `exports/${UUID}-320.webp`,
      `.${UUID}-320.webp`,
      "%E0%A4",
      "",
    ]) {
      expect(isPicturePath(`/${name}`), name).toBe(false)
    }
  })

  it("lies apart from private files", async () => {
    const home = await mkdtemp(path.join(tmpdir(), "haat-files-"))
    try {
      const Files = files.services[0] as unknown as new (
        container: unknown,
        options: { folder: string },
      ) => { upload(file: object): Promise<{ key: string }> }
      const file = { filename: "orders.csv", mimeType: "text/csv", content: "a,b", access: "private" }
      const { key } = await new Files({}, { folder: home }).upload(file)
      expect(await readdir(path.join(home, "private"))).toEqual([key])
      expect(existsSync(path.join(home, "static", key))).toBe(false)
    } finally {
      await rm(home, { recursive: true })
    }
  })
})
