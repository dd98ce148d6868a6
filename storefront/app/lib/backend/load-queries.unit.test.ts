import { QueryClient } from "@tanstack/react-query"
import { describe, expect, it } from "vitest"
import { loadAll } from "./load-queries.ts"
import { FetchError } from "./sdk.ts"

const pageStatusAfter = (failure: Error) =>
  loadAll(new QueryClient(), [
    {
      queryKey: ["products"],
      queryFn: () => Promise.reject(failure),
      retry: false,
    },
  ]).then(
    () => undefined,
    (thrown) => thrown.init.status,
  )

describe("a page whose data could not be read", () => {
  it.each([
    ["was not found", new FetchError(404, "No such product", "not_found"), 404],
    ["broke the backend", new FetchError(500, "Something went wrong"), 502],
    ["found the backend too busy", new FetchError(503, "The shop is busy"), 503],
    ["took too long", new FetchError(504, "The shop is slow"), 503],
    ["got no answer", new TypeError("fetch failed"), 503],
  ])("that %s", async (_what, failure, status) => {
    expect(await pageStatusAfter(failure)).toBe(status)
  })
})
