import { beforeEach, describe, expect, it, vi } from "vitest"
import { PostalDirectory } from "./directory/directory"
import { requireState, resolveState } from "./require-state"

const address = (province: string, postal_code: string, country_code = "in") => ({
  country_code,
  province,
  postal_code,
})

describe("an address while the directory of postal codes cannot be read", () => {
  beforeEach(() => {
    const broken = vi.spyOn(PostalDirectory, "load").mockRejectedValue(new Error("EIO: i/o error"))
    return () => broken.mockRestore()
  })

  it("is taken with any state that can be read, and rejected without one", async () => {
    await expect(requireState(address("Karnataka", "400001"))).resolves.toBeUndefined()
    await expect(requireState(address("Atlantis", "400001"))).rejects.toThrow(/cannot be read/)
    await expect(resolveState(address("u.p.", "400001"))).resolves.toMatchObject({ province: "Uttar Pradesh" })
  })

  it("is looked up again once it can be read", async () => {
    await requireState(address("Karnataka", "400001"))
    vi.mocked(PostalDirectory.load).mockRestore()
    await vi.waitFor(() => expect(requireState(address("Karnataka", "400001"))).rejects.toThrow(/Maharashtra/), {
      timeout: 20_000,
    })
  })
})

describe("an address whose postal code", () => {
  it("serves two states may be in either of them, and in no third", async () => {
    await vi.waitFor(() => expect(requireState(address("Kerala", "605106"))).rejects.toThrow(/Tamil Nadu/), {
      timeout: 20_000,
    })
    for (const state of ["Tamil Nadu", "Puducherry"])
      await expect(requireState(address(state, "605106"))).resolves.toBeUndefined()
  })

  it("nobody knows may be in any state, and one of another country anywhere", async () => {
    await expect(requireState(address("Kerala", "699999"))).resolves.toBeUndefined()
    await expect(requireState(address("Greater London", "400001", "gb"))).resolves.toBeUndefined()
  })
})
