import { QueryClient } from "@tanstack/react-query"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { limitQuery, partFailureKey, SLOT_WAIT_MS } from "./limit-query.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const NAME = "wishlist:product.actions"
const client = () => new QueryClient()

/** Runs a limited query as the loader of a page does. */
const run = (queryFn: () => unknown, at: QueryClient) => {
  const query = limitQuery(NAME, { queryKey: ["wishes"], queryFn })
  return (query.queryFn as (context: object) => Promise<unknown>)({ client: at, queryKey: query.queryKey })
}

it("gives up a query that does not answer, and records it for its part", async () => {
  const at = client()
  const late = expect(run(() => new Promise(() => {}), at)).rejects.toThrow(`longer than ${SLOT_WAIT_MS} ms`)
  await vi.advanceTimersByTimeAsync(SLOT_WAIT_MS)
  await late
  expect(at.getQueryData(partFailureKey(NAME))).toContain("took longer")
})

it("records a query that fails, and leaves no mark of one that succeeds", async () => {
  const [failed, loaded] = [client(), client()]
  await expect(run(() => Promise.reject(new Error("broken")), failed)).rejects.toThrow("broken")
  expect(failed.getQueryData(partFailureKey(NAME))).toBe("broken")
  expect(await run(() => ["lamp"], loaded)).toEqual(["lamp"])
  expect(loaded.getQueryData(partFailureKey(NAME))).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
