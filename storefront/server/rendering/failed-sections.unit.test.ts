import { expect, it } from "vitest"
import { FAILED_SECTIONS_HEADER } from "../../app/lib/rendering/failed-sections.ts"
import { smallShop } from "../testing/small-shop.ts"

/** A page whose reviews could be rendered or not. */
async function shopWith(failed: string | undefined) {
  const counted: string[] = []
  let rendered = 0
  const shop = await smallShop((_req, res) => void res.end("[]"), {
    app: () => async () =>
      new Response(`<p>Page ${++rendered}</p>`, {
        headers: {
          "content-type": "text/html",
          ...(failed && { [FAILED_SECTIONS_HEADER]: failed, "cache-control": "no-store" }),
        },
      }),
    metrics: { countRequest: () => {}, countRead: () => {}, countFailedSection: (name) => counted.push(name) },
  })
  return { ...shop, counted, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

it("sends a page with a failed section once, counts the section, and renders the page anew", async () => {
  await using shop = await shopWith("reviews,offers")
  const { status, headers, body } = await shop.get("/contact")
  expect([status, body]).toEqual([200, "<p>Page 1</p>"])
  expect(headers[FAILED_SECTIONS_HEADER]).toBeUndefined()
  expect(headers["cache-control"]).toBe("private, no-store")
  expect((await shop.get("/contact")).body).toBe("<p>Page 2</p>")
  expect(shop.counted).toEqual(["reviews", "offers", "reviews", "offers"])
})

it("keeps a whole page", async () => {
  await using shop = await shopWith(undefined)
  await shop.get("/contact")
  expect((await shop.get("/contact")).body).toBe("<p>Page 1</p>")
  expect(shop.counted).toEqual([])
})
