import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { watchRedis } from "./watch"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it("Redis counts as silent from the first question it did not answer until it answers again", async () => {
  let responses = true
  let waiting: (() => void) | undefined
  const ping = () =>
    responses
      ? Promise.resolve("PONG" as const)
      : new Promise<"PONG">((_, reject) => {
          waiting = () => reject(new Error("Command timed out"))
        })
  const watch = watchRedis({ ping })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(watch.isSilent()).toBe(false)
  responses = false
  await vi.advanceTimersByTimeAsync(1_000)
  waiting?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(watch.isSilent()).toBe(true)
  responses = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect(watch.isSilent()).toBe(false)
  watch.end()
  responses = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(watch.isSilent()).toBe(false)
})
