import { expect, it, vi } from "vitest"
import { z } from "zod"

vi.mock("../language/locale.ts", () => ({ LOCALE: { locale: "hi" } }))
const { postForm } = await import("./form-action.ts")

it("posts a form in the language of the page, unless a field names another", async () => {
  const call = vi.fn(async () => ({}) as never)
  const post = postForm("/store/notes", z.object({ locale: z.string(), text: z.string() }), () => "/")
  const send = (values: Record<string, string>) =>
    post({ values, params: {}, request: new Request("http://shop.example"), call })
  await send({ text: "Diya" })
  await send({ text: "Diya", locale: "en" })
  expect(call.mock.calls).toEqual([
    ["/store/notes", { body: { locale: "hi", text: "Diya" } }],
    ["/store/notes", { body: { locale: "en", text: "Diya" } }],
  ])
})
