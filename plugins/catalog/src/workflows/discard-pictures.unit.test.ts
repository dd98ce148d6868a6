import type { MedusaContainer } from "@medusajs/framework/types"
import { afterEach, describe, expect, it, vi } from "vitest"
import { deleteUnownedPictures } from "../modules/catalog/queries/picture-ownership"
import { discardPictures } from "./discard-pictures"

vi.mock("../modules/catalog", () => ({ CATALOG: "catalog" }))
vi.mock("../modules/catalog/queries/picture-ownership", () => ({ deleteUnownedPictures: vi.fn() }))

const logger = { warn: vi.fn(), error: vi.fn() }
const deleteFiles = vi.fn()
const createPictures = vi.fn()
const parts: Record<string, unknown> = { logger, file: { deleteFiles }, catalog: { createPictures } }
const container = { resolve: (name: string) => parts[name] } as unknown as MedusaContainer
const picture = (id: string) => ({ id, renditions: [{ file_id: `${id}.webp`, url: "", width: 1, height: 1 }] })

afterEach(() => vi.resetAllMocks())

describe("pictures that have lost their owner", () => {
  it("fail nothing when the database does not answer", async () => {
    vi.mocked(deleteUnownedPictures).mockRejectedValue(new Error("no connection"))
    await discardPictures(container, { ids: ["a"] })
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("no connection"))
  })

  it("are all tried, with the files named that nothing leads to any more", async () => {
    vi.mocked(deleteUnownedPictures).mockResolvedValue([picture("a"), picture("b"), picture("c")])
    deleteFiles.mockRejectedValueOnce(new Error("storage")).mockRejectedValueOnce(new Error("storage"))
    createPictures.mockRejectedValueOnce(new Error("no connection"))
    await discardPictures(container, { ids: ["a", "b", "c"] })
    expect(deleteFiles.mock.calls).toEqual([[["a.webp"]], [["b.webp"]], [["c.webp"]]])
    expect(createPictures.mock.calls.map(([{ id }]) => id)).toEqual(["a", "b"])
    expect(logger.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("a.webp"))
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("picture b"))
  })
})
