import { afterEach, beforeEach, expect, it, vi } from "vitest"
import AttemptsService from "./service"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const error = { code: "too_many_lamps", status: 429, en: "Too many lamps" } as const
/** Five at once, and one more every ten minutes. */
const LIMIT = { name: "lamps", burst: 5, refillPerHour: 6, error }
const MINUTE_MS = 60_000

const times = async (count: number, act: () => Promise<number>) => {
  const waits: number[] = []
  for (let i = 0; i < count; i++) waits.push(await act())
  return waits
}

it("allows a plugin's burst, and then one attempt for each refill", async () => {
  const attempts = new AttemptsService({})
  const attempt = () => attempts.consume(LIMIT, "10.0.0.1", "cus_asha")
  expect(await times(7, attempt)).toEqual([0, 0, 0, 0, 0, 600, 600])
  await vi.advanceTimersByTimeAsync(4 * MINUTE_MS)
  expect(await attempt()).toBe(360)
  await vi.advanceTimersByTimeAsync(6 * MINUTE_MS)
  expect(await times(2, attempt)).toEqual([0, 600])
  await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE_MS)
  expect(await times(6, attempt)).toEqual([0, 0, 0, 0, 0, 600])
})

it("counts each shopper and each limit alone, and guests by their network", async () => {
  const attempts = new AttemptsService({})
  await times(5, () => attempts.consume(LIMIT, "10.0.0.1", "cus_asha"))
  expect(await attempts.consume(LIMIT, "10.0.0.1", "cus_ravi")).toBe(0)
  expect(await attempts.consume({ ...LIMIT, name: "rugs" }, "10.0.0.1", "cus_asha")).toBe(0)
  const guest = (address: string) => attempts.consume(LIMIT, address, null)
  expect(await times(6, () => guest("2001:db8::1"))).toEqual([0, 0, 0, 0, 0, 600])
  expect(await guest("2001:db8::2")).toBe(600)
  expect(await guest("10.0.0.1")).toBe(0)
})

it("multiplies burst and refill by the factor", async () => {
  const attempts = new AttemptsService({}, { rateLimitFactor: 2 })
  const waits = await times(11, () => attempts.consume(LIMIT, "10.0.0.1", "cus_asha"))
  expect(waits).toEqual([...Array(10).fill(0), 300])
})
