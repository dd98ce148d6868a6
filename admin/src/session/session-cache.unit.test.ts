import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createSessionCache } from "./session-cache"

const fetch = vi.fn<() => Promise<string | null>>()
const { known, recent, reset } = createSessionCache("test", fetch)

beforeEach(() => {
  vi.useFakeTimers()
  fetch.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  reset()
})

it("asks for the session again after ten seconds without waiting for the reply", async () => {
  fetch.mockResolvedValueOnce("Asha")
  expect(await known()).toBe("Asha")
  vi.advanceTimersByTime(9_000)
  await known()
  expect(fetch).toHaveBeenCalledTimes(1)

  fetch.mockReturnValueOnce(new Promise(() => {}))
  vi.advanceTimersByTime(2_000)
  expect(await known()).toBe("Asha")
  expect(fetch).toHaveBeenCalledTimes(2)
})

it("notices after ten seconds that the session has ended", async () => {
  fetch.mockResolvedValueOnce("Asha").mockResolvedValueOnce(null)
  await known()
  vi.advanceTimersByTime(11_000)
  expect(await recent()).toBe(null)
  expect(await known()).toBe(null)
  expect(fetch).toHaveBeenCalledTimes(2)
})

it("fetches a failed answer again, and keeps the cached one", async () => {
  fetch.mockRejectedValueOnce(new Error("No answer"))
  await expect(known()).rejects.toThrow("No answer")
  fetch.mockResolvedValueOnce("Asha").mockRejectedValue(new Error("No answer"))
  expect(await known()).toBe("Asha")
  vi.advanceTimersByTime(11_000)
  await expect(recent()).rejects.toThrow("No answer")
  expect(await known()).toBe("Asha")
})
