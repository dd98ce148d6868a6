import { describe, expect, it } from "vitest"
import { BackendUnavailable } from "./backend-client.ts"
import { batchProductReads } from "./product-batches.ts"

const product = (id: string) => `/store/catalog/products/${id}`
const responseWith = (value: object, status = 200) => ({
  status,
  headers: {},
  body: Buffer.from(JSON.stringify(value)),
})

const lines = (found: (object | null)[]) => `[\n${found.map((one) => JSON.stringify(one)).join(",\n")}\n]`
const pages = (found: (object | null)[]) => ({
  status: 200,
  headers: {},
  body: Buffer.from(`{"pages":${lines(found)}}`),
})

/** A backend that responds when `respond` is called, and has no product whose id begins with "no". */
function slowBackend() {
  const requests: string[] = []
  const held: ((error?: Error) => void)[] = []
  const page = (id: string) => (id.startsWith("no") ? null : { product: { id } })
  const responseTo = (path: string) => {
    if (path.startsWith("/store/catalog/product-pages?")) {
      return pages(new URLSearchParams(path.split("?")[1]).getAll("id").map(page))
    }
    const found = page(new URLSearchParams(`id=${path.split("?")[0].split("/").at(-1)}`).get("id") ?? "none")
    return found ? responseWith(found) : responseWith({ message: "Product not found" }, 404)
  }
  const get = batchProductReads((path) => {
    requests.push(path)
    return new Promise((resolve, reject) => held.push((error) => (error ? reject(error) : resolve(responseTo(path)))))
  })
  return {
    requests,
    read: (path: string) => get(path, {}).then(({ status, body }) => ({ status, ...JSON.parse(String(body)) })),
    /** responds to what has been requested so far, or fails it */
    respond: async (error?: Error) => {
      for (const settle of held.splice(0)) settle(error)
      await new Promise(setImmediate)
    },
  }
}

describe("product reads during another product read", () => {
  it("are requested in one batch, each with its own response", async () => {
    const { requests, read, respond } = slowBackend()
    const wanted = Promise.all(["first", "second", "third/+%26"].map((id) => read(product(encodeURIComponent(id)))))
    expect(requests).toEqual([product("first")])
    await respond()
    expect(requests).toEqual([product("first"), "/store/catalog/product-pages?id=second&id=third%2F%2B%2526"])
    await respond()
    expect(await wanted).toEqual(["first", "second", "third/+%26"].map((id) => ({ status: 200, product: { id } })))
  })

  it("are requested in their language", async () => {
    const { requests, read, respond } = slowBackend()
    const hindi = (id: string) => `${product(id)}?locale=hi`
    const wanted = Promise.all([read(product("first")), ...["a", "b", "c"].map((id) => read(hindi(id)))])
    expect(requests).toEqual([product("first"), hindi("a")])
    await respond()
    expect(requests.slice(2)).toEqual(["/store/catalog/product-pages?id=b&id=c&locale=hi"])
    await respond()
    expect((await wanted).map((one) => one.product.id)).toEqual(["first", "a", "b", "c"])
  })

  it("do not wait for one that hangs", async () => {
    const { requests, read, respond } = slowBackend()
    const wanted = Promise.all([read(product("hangs")), read(product("second")), read(product("third"))])
    await expect.poll(() => requests.length).toBe(2)
    await respond()
    expect(await wanted).toHaveLength(3)
  })

  it("are 16 at most", async () => {
    const { requests, read, respond } = slowBackend()
    const wanted = Promise.all(Array.from({ length: 20 }, (_, n) => read(product(`p${n}`))))
    expect(requests.map((path) => path.split("id=").length - 1)).toEqual([0, 16])
    await respond()
    expect(requests.map((path) => path.split("id=").length - 1)).toEqual([0, 16, 3])
    await respond()
    expect((await wanted).map((one) => one.product.id)).toEqual(Array.from({ length: 20 }, (_, n) => `p${n}`))
  })

  it("have the backend's error when they are not on sale", async () => {
    const { read, respond } = slowBackend()
    const [first, none, other] = ["first", "none", "other"].map((id) => read(product(id)))
    for (let turn = 0; turn < 3; turn++) await respond()
    expect(await Promise.all([first, none, other])).toEqual([
      { status: 200, product: { id: "first" } },
      { status: 404, message: "Product not found" },
      { status: 200, product: { id: "other" } },
    ])
  })

  it("all fail when the backend does not respond; later reads are sent again", async () => {
    const { requests, read, respond } = slowBackend()
    const wanted = ["first", "second", "third"].map((id) => read(product(id)))
    await respond()
    const silent = expect(Promise.all(wanted.slice(1))).rejects.toThrow("silence")
    await respond(new BackendUnavailable(502, "silence"))
    await silent
    const again = read(product("second"))
    expect(requests.at(-1)).toBe(product("second"))
    await respond()
    expect(await again).toMatchObject({ product: { id: "second" } })
    expect(await wanted[0]).toMatchObject({ status: 200 })
  })
})
