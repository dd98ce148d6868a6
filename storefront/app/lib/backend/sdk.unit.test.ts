import { afterEach, describe, expect, it, vi } from "vitest"
import { FetchError, isClientError, sdk } from "./sdk.ts"

const respond = (status: number, body?: unknown) =>
  vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(body === undefined ? "<html>" : JSON.stringify(body), { status }))

const failureOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => undefined,
    (error) => error,
  )

afterEach(() => vi.restoreAllMocks())

describe("the way to the backend", () => {
  it("sends JSON with a flat query, and parses the reply", async () => {
    const sent = respond(200, { cart: 1 })
    const reply = await sdk.client.fetch("/store/cart", {
      method: "POST",
      body: { a: 1 },
      query: { q: "tea pot", none: null },
    })
    expect(reply).toEqual({ cart: 1 })
    const [url, init] = sent.mock.calls[0]
    expect(String(url)).toMatch(/\/store\/cart\?q=tea\+pot$/)
    expect(init).toMatchObject({ method: "POST", body: '{"a":1}', credentials: "include" })
    expect(new Headers(init?.headers).get("content-type")).toBe("application/json")
  })

  it("throws the server's message with status and code", async () => {
    respond(409, { code: "sold_out", params: {}, message: "Sold out", type: "conflict" })
    const error = await failureOf(sdk.client.fetch("/store/cart"))
    expect(error).toBeInstanceOf(FetchError)
    expect(error).toMatchObject({ status: 409, code: "sold_out", message: "Sold out" })
    expect(isClientError(error)).toBe(true)
  })

  it("throws the status alone when the reply is not ours", async () => {
    respond(502)
    const error = await failureOf(sdk.client.fetch("/store/cart"))
    expect(error).toMatchObject({ status: 502, code: undefined })
    expect(isClientError(error)).toBe(false)
  })
})
