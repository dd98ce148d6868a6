import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest"
import { z } from "zod"
import { type FetchBackend, FetchError, sdk } from "../../app/lib/backend/sdk.ts"
import { WEB_ERRORS } from "../../app/lib/backend/web-errors.ts"
import { formAction, postForm } from "../../app/lib/forms/form-action.ts"
import { RenderUnavailable } from "../rendering/app.ts"
import type { Handle } from "../rendering/rendered-page.ts"
import { onePage, smallShop } from "../testing/small-shop.ts"

/** A page with a sign-in form. */
const signInPage =
  (backendUrl: string, fetchBackend: FetchBackend): Handle =>
  async (request) => {
    if (request.method !== "POST") return new Response("the form")
    const body = JSON.stringify(Object.fromEntries(await request.formData()))
    const headers = { cookie: request.headers.get("cookie") ?? "" }
    const reply = await fetchBackend(`${backendUrl}/auth/sign-in`, { method: "POST", body, headers })
    if (reply.status !== 200) return new Response("not you", { status: reply.status })
    await fetchBackend(`${backendUrl}/store/cart`, { method: "POST", headers })
    return new Response(null, { status: 302, headers: { location: "/orders", "set-cookie": "seen=1; Path=/" } })
  }

const openShop = () =>
  smallShop(
    (req, res) => {
      if (req.url === "/auth/sign-in") res.setHeader("Set-Cookie", ["connect.sid=abc; Path=/; HttpOnly"])
      res.end("{}")
    },
    { app: signInPage },
  )

const FORM = { "content-type": "application/x-www-form-urlencoded" }

describe("a form that a browser posts to its page", () => {
  it("is answered by the page for this visitor, with the cookies of the backend, and by no cache", async () => {
    await using shop = await openShop()
    const result = await shop.send("POST", "/login", FORM, "form=sign-in&username=asha")
    expect(result).toMatchObject({
      status: 302,
      headers: { location: "/orders", "cache-control": "private, no-store" },
    })
    expect(result.headers["set-cookie"]).toEqual(["connect.sid=abc; Path=/; HttpOnly", "seen=1; Path=/"])
    const call = shop.requests.find(({ url }) => url === "/auth/sign-in")
    expect(call?.body).toBe('{"form":"sign-in","username":"asha"}')
    expect(call?.headers).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "shop.test" })
  })

  it("makes later calls in the session that the first one opened", async () => {
    await using shop = await openShop()
    const before = "connect.sid=old; known_browser=k"
    await shop.send("POST", "/login", { ...FORM, cookie: before }, "form=sign-in&username=asha")
    const [signIn, add] = shop.requests.filter(({ method }) => method === "POST")
    expect(signIn.headers.cookie).toBe(before)
    expect(add.headers.cookie).toBe(`connect.sid=abc; ${before}`)
  })

  it("is rejected from another site, in another format, and when it is too large", async () => {
    await using shop = await openShop()
    const crossSite = { ...FORM, origin: "https://elsewhere.test", "sec-fetch-site": "cross-site" }
    expect(await shop.send("POST", "/login", crossSite, "form=sign-in")).toMatchObject({ status: 403 })
    expect(await shop.send("POST", "/login", { "content-type": "text/plain" }, "a")).toMatchObject({ status: 415 })
    expect(await shop.send("POST", "/login", FORM, "a=".padEnd(65 * 1_024, "b"))).toMatchObject({ status: 413 })
    expect(shop.requests).toEqual([])
  })

  it("warns that it may have taken effect when its page failed, in the page's language", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"), { app: onePage })
    const html = { ...FORM, accept: "text/html" }
    const { status, headers, body } = await shop.send("POST", "/broken", html, "form=order")
    expect([status, headers["retry-after"]]).toEqual([500, undefined])
    expect(body).toContain(WEB_ERRORS.outcome_unknown.en)
    const hindi = await shop.send("POST", "/hi/broken", html, "form=order")
    expect(hindi.body).toContain('lang="hi-IN"')
    expect(hindi.body).toContain(WEB_ERRORS.outcome_unknown.hi)
    expect(hindi.body).toContain('<a href="/hi">')
  })

  it.each([
    [true, 500, undefined, "outcome_unknown"],
    [false, 503, "5", "shop_full"],
  ])("is to be sent again only when it was not begun: %s", async (hasStarted, status, retryAfter, code) => {
    const app = () => () => Promise.reject(new RenderUnavailable("later", hasStarted))
    await using shop = await smallShop((_req, res) => res.end("{}"), { app })
    const response = await shop.send("POST", "/login", FORM, "form=order")
    expect([response.status, response.headers["retry-after"]]).toEqual([status, retryAfter])
    expect(JSON.parse(response.body)).toMatchObject({ code })
    expect(await shop.get("/login")).toMatchObject({ status: 503, headers: { "retry-after": "5" } })
  })
})

describe("the forms of a page", () => {
  let log: MockInstance<typeof console.error>
  beforeEach(() => {
    log = vi.spyOn(console, "error").mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const post = (fields: Record<string, string>) => ({
    request: new Request("http://shop.test/contact", { method: "POST", body: new URLSearchParams(fields) }),
    params: {},
    context: undefined as never,
  })

  it("are told apart by name, and lead on, or say that it is done", async () => {
    const action = formAction({
      go: async ({ values }) => `/orders?opened=${values.id}`,
      say: async () => ({ done: "Thank you" }),
    })
    expect(await action(post({ form: "go", id: "7" }) as never)).toMatchObject({ status: 302 })
    const done = (await action(post({ form: "say" }) as never)) as Response
    expect([done.status, done.headers.get("location")]).toEqual([303, "?done=say"])
    await expect(action(post({ form: "other" }) as never)).rejects.toMatchObject({ init: { status: 400 } })
  })

  it("say at each field why they are rejected, by their contract or by the backend", async () => {
    const contract = z.object({ email: z.email("No address"), city: z.string().min(1, "No city") })
    const taken = new FetchError(409, "Taken already", "email_taken", { errors: { email: "Taken" } })
    const action = formAction({
      check: async ({ values }) => ({ done: contract.parse(values).email }),
      take: () => Promise.reject(taken),
    })
    const typed = { email: "asha", city: "", postal_code: "700016" }
    expect(await action(post({ form: "check", ...typed }) as never)).toMatchObject({
      init: { status: 400 },
      data: {
        values: typed,
        errors: { email: "No address", city: "No city" },
        message: "Please correct what is marked below.",
      },
    })
    expect(await action(post({ form: "take" }) as never)).toMatchObject({
      init: { status: 409 },
      data: { message: "Taken already", errors: { email: "Taken already" } },
    })
  })

  it("have the page's error message, or show success and stay filled in", async () => {
    const action = formAction({
      reject: async () => ({ message: "Look again" }),
      mail: async ({ values }) => ({ done: "Mailed", values }),
    })
    const typed = { email: "asha@example.com", code: "123456" }
    const values = { email: "asha@example.com" }
    const rejection = { init: { status: 409 }, data: { form: "reject", message: "Look again", values } }
    expect(await action(post({ form: "reject", ...typed }) as never)).toMatchObject(rejection)
    const mailed = (await action(post({ form: "mail", ...typed }) as never)) as { data: object }
    expect(mailed.data).toEqual({ form: "mail", done: "Mailed", values })
  })

  it("come back with their values, without secrets, when the backend does not respond", async () => {
    const action = formAction({ enter: ({ call }) => call("/auth/sign-in") })
    const rejection = new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) })
    vi.spyOn(sdk.client, "fetch").mockRejectedValue(rejection)
    const fields = { form: "enter", username: "asha", password: "secret", about: "a".repeat(10_000) }
    const rejected = await action(post(fields) as never)
    expect(rejected).toMatchObject({ init: { status: 503 }, data: { form: "enter", values: { username: "asha" } } })
    expect(JSON.stringify(rejected)).not.toMatch(/secret|aaa/)
    expect(log.mock.calls).toEqual([["The form enter failed", rejection]])
  })

  it("warn that they may have taken effect after a timeout or a lost response", async () => {
    const action = formAction({ order: ({ call }) => call("/store/orders") })
    for (const error of [new DOMException("late", "TimeoutError"), new TypeError("fetch failed")]) {
      vi.spyOn(sdk.client, "fetch").mockRejectedValue(error)
      expect(await action(post({ form: "order" }) as never)).toMatchObject({
        init: { status: 503 },
        data: { message: WEB_ERRORS.outcome_unknown.en },
      })
    }
  })

  it("do not report an internal error as a missing backend response", async () => {
    const ours = [new TypeError("x is undefined"), new SyntaxError("Unexpected token"), new Response(null)]
    for (const error of ours) {
      const action = formAction({ order: () => Promise.reject(error) })
      await expect(action(post({ form: "order" }) as never)).rejects.toBe(error)
    }
    const action = formAction({ order: () => Promise.reject(new FetchError(500, "broken")) })
    expect(await action(post({ form: "order" }) as never)).toMatchObject({ init: { status: 502 } })
    expect(log).toHaveBeenCalledTimes(1)
  })

  describe("which only send their fields on", () => {
    const Report = z.object({ product_id: z.string(), message: z.string().trim().min(1, "Please enter a message!") })
    const report = formAction({ report: postForm("/store/reports", Report, () => ({ done: "Thank you" })) })
    const send = (message: string) =>
      report({ ...post({ form: "report", message }), params: { product_id: "prod_1" } } as never)

    it("post what their contract makes of the fields and of the page's address", async () => {
      const fetch = vi.spyOn(sdk.client, "fetch").mockResolvedValue({})
      expect(await send(" a lid ")).toMatchObject({ status: 303 })
      const body = { product_id: "prod_1", message: "a lid" }
      expect(fetch).toHaveBeenCalledWith("/store/reports", expect.objectContaining({ method: "POST", body }))
    })

    it("come back with errors by field, without a backend request", async () => {
      const fetch = vi.spyOn(sdk.client, "fetch")
      expect(await send(" ")).toMatchObject({
        init: { status: 400 },
        data: { values: { message: " " }, errors: { message: "Please enter a message!" } },
      })
      expect(fetch).not.toHaveBeenCalled()
    })
  })
})
