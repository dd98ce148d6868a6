import { describe, expect, it } from "vitest"
import { BackendSilent } from "./ask-backend.ts"
import { askTogether } from "./ask-together.ts"

const product = (id: string) => `/store/catalog/products/${id}`
const telling = (value: object, status = 200) => ({ status, headers: {}, body: Buffer.from(JSON.stringify(value)) })

const pages = (found: (object | null)[]) => ({
  status: 200,
  headers: {},
  body: Buffer.from(`{"pages":[\n${found.map((page) => JSON.stringify(page)).join(",\n")}\n]}`),
})

/** A backend that answers when it is told to, and knows no product whose id begins with "no". */
function slowBackend() {
  const asked: string[] = []
  const held: ((error?: Error) => void)[] = []
  const page = (id: string) => (id.startsWith("no") ? null : { product: { id } })
  const tell = (path: string) => {
    if (path.startsWith("/store/catalog/product-pages?"))
      return pages(new URLSearchParams(path.split("?")[1]).getAll("id").map(page))
    const found = page(new URLSearchParams(`id=${path.split("/").at(-1)}`).get("id") ?? "none")
    return found ? telling(found) : telling({ message: "Product not found" }, 404)
  }
  const ask = askTogether((path) => {
    asked.push(path)
    return new Promise((resolve, reject) => held.push((error) => (error ? reject(error) : resolve(tell(path)))))
  })
  return {
    asked,
    read: (path: string) => ask(path, {}).then(({ status, body }) => ({ status, ...JSON.parse(String(body)) })),
    /** answers what has been asked so far, or fails it */
    answer: async (error?: Error) => {
      for (const settle of held.splice(0)) settle(error)
      await new Promise(setImmediate)
    },
  }
}

describe("products that are wanted while another is being asked for", () => {
  it("are asked for in one question, and each is told as it would be alone", async () => {
    const { asked, read, answer } = slowBackend()
    const wanted = Promise.all(["first", "second", "third/+%26"].map((id) => read(product(encodeURIComponent(id)))))
    expect(asked).toEqual([product("first")])
    await answer()
    expect(asked).toEqual([product("first"), "/store/catalog/product-pages?id=second&id=third%2F%2B%2526"])
    await answer()
    expect(await wanted).toEqual(["first", "second", "third/+%26"].map((id) => ({ status: 200, product: { id } })))
  })

  it("do not wait for one that hangs", async () => {
    const { asked, read, answer } = slowBackend()
    const wanted = Promise.all([read(product("hangs")), read(product("second")), read(product("third"))])
    await expect.poll(() => asked.length).toBe(2)
    await answer()
    expect(await wanted).toHaveLength(3)
  })

  it("are 16 at most", async () => {
    const { asked, read, answer } = slowBackend()
    const wanted = Promise.all(Array.from({ length: 20 }, (_, n) => read(product(`p${n}`))))
    expect(asked.map((path) => path.split("id=").length - 1)).toEqual([0, 16])
    await answer()
    expect(asked.map((path) => path.split("id=").length - 1)).toEqual([0, 16, 3])
    await answer()
    expect((await wanted).map((one) => one.product.id)).toEqual(Array.from({ length: 20 }, (_, n) => `p${n}`))
  })

  it("are refused in the backend's words where they are not on sale", async () => {
    const { read, answer } = slowBackend()
    const [first, none, other] = ["first", "none", "other"].map((id) => read(product(id)))
    for (let turn = 0; turn < 3; turn++) await answer()
    expect(await Promise.all([first, none, other])).toEqual([
      { status: 200, product: { id: "first" } },
      { status: 404, message: "Product not found" },
      { status: 200, product: { id: "other" } },
    ])
  })

  it("all hear of it when the backend is silent, and those after them are asked for again", async () => {
    const { asked, read, answer } = slowBackend()
    const wanted = ["first", "second", "third"].map((id) => read(product(id)))
    await answer()
    const silent = expect(Promise.all(wanted.slice(1))).rejects.toThrow("silence")
    await answer(new BackendSilent(502, "silence"))
    await silent
    const again = read(product("second"))
    expect(asked.at(-1)).toBe(product("second"))
    await answer()
    expect(await again).toMatchObject({ product: { id: "second" } })
    expect(await wanted[0]).toMatchObject({ status: 200 })
  })
})

it("a backend that is broken is not asked again for each of them", async () => {
  const asked: string[] = []
  const ask = askTogether(async (path) => {
    asked.push(path)
    return telling({ message: "Broken" }, 500)
  })
  const answers = await Promise.all(["first", "second", "third"].map((id) => ask(product(id), {})))
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500])
  expect(asked).toHaveLength(2)
})

it("everything else is asked for at once", async () => {
  const { asked, read, answer } = slowBackend()
  const paths = [
    product("first"),
    "/store/catalog/products?limit=1",
    "/store/shop",
    product("%E0%A4"),
    product("x".repeat(201)),
  ]
  const wanted = Promise.allSettled(paths.map(read))
  expect(asked).toEqual(paths)
  await answer()
  await wanted
})
