import { afterEach, beforeEach, expect, it, vi } from "vitest"

const request = vi.hoisted(() => vi.fn())
vi.mock("../http-client", () => ({ request }))

import { askMe, knownMe, resetMe } from "./me"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  resetMe()
})

it("what somebody may do is asked again after ten seconds, and nobody waits for that answer", async () => {
  request.mockResolvedValueOnce({ permissions: ["orders.read"] })
  await askMe()
  vi.advanceTimersByTime(9_000)
  await knownMe()
  expect(request).toHaveBeenCalledTimes(1)

  request.mockReturnValueOnce(new Promise(() => {}))
  vi.advanceTimersByTime(2_000)
  expect(await knownMe()).toEqual({ permissions: ["orders.read"] })
  expect(request).toHaveBeenCalledTimes(2)
})
