import { describe, expect, it, vi } from "vitest"
import { action } from "./login.tsx"

const SHOPPER = { id: "cus_1", actor_type: "customer", addresses: [{ id: "cuaddr_1" }] }
const STAFF = { id: "user_1", actor_type: "user", addresses: [] }

/** Posts a form of the login screen to a shop with this reply. */
async function post(fields: Record<string, string>, reply: () => Response, path = "/login", cookie = "") {
  const backend = vi.spyOn(globalThis, "fetch").mockImplementation(async () => reply())
  const init = { method: "POST", body: new URLSearchParams(fields), headers: { cookie } }
  const request = new Request(`http://shop.test${path}`, init)
  const result = await action({ request, params: {} } as never)
  const calls = backend.mock.calls.map(([url, init]) => `${init?.method} ${new URL(String(url)).pathname}`)
  backend.mockRestore()
  return { result, calls, location: result instanceof Response ? result.headers.get("location") : undefined }
}

const NAMES = { username: "asha", password: "Secret@123" }

describe("a sign-in form that the browser sends by itself", () => {
  it.each([
    ["/login", SHOPPER, "/"],
    ["/login?next=%2Forders", SHOPPER, "/orders"],
    ["/login?next=%2Forders", { ...SHOPPER, addresses: [] }, "/updateAddress?next=%2Forders"],
    ["/login?next=%2Forders", STAFF, "/admin/panel"],
  ])("leads from %s where JavaScript leads", async (path, person, to) => {
    const { location, calls } = await post({ form: "sign-in", ...NAMES }, () => Response.json({ person }), path)
    expect([location, calls]).toEqual([to, ["POST /auth/sign-in"]])
  })

  it("adds to the cart what the shopper wanted as a guest, once", async () => {
    const wanted = "pending_add=prod_1~~2"
    const reply = () => Response.json({ person: SHOPPER })
    const { result, calls } = await post({ form: "sign-in", ...NAMES }, reply, "/login?next=%2Fcart", wanted)
    expect(calls).toEqual(["POST /auth/sign-in", expect.stringMatching(/^POST .*cart/)])
    const { headers } = result as Response
    expect([headers.get("location"), headers.get("set-cookie")]).toEqual([
      "/cart",
      expect.stringContaining("pending_add=; Path=/; Max-Age=0"),
    ])
  })

  it("is followed by the form for the code of an administrator", async () => {
    const { result } = await post({ form: "sign-in", ...NAMES }, () => Response.json({ second_factor: true }))
    expect(result).toMatchObject({ data: { form: "second-factor" } })
    const wrong = () => Response.json({ message: "This code is wrong", code: "wrong_code" }, { status: 401 })
    const rejected = await post({ form: "second-factor", code: "123456" }, wrong)
    expect(rejected.result).toMatchObject({
      init: { status: 401 },
      data: { form: "second-factor", message: "This code is wrong", values: {} },
    })
    const entered = await post({ form: "second-factor", code: "123456" }, () => Response.json({ person: STAFF }))
    expect(entered.location).toBe("/admin/panel")
    const wanted = "pending_add=prod_1~~2"
    const code = { form: "second-factor", code: "123456" }
    const withCookie = await post(code, () => Response.json({ person: STAFF }), "/login", wanted)
    expect((withCookie.result as Response).headers.get("set-cookie")).toContain("pending_add=; Path=/; Max-Age=0")
  })

  it("is followed by the forms for a code by mail, with the name that was typed", async () => {
    const sent = () => Response.json({ message: "Sent" })
    const wanted = await post({ form: "want-code", username: "asha", password: "" }, sent)
    expect(wanted).toMatchObject({ result: { data: { form: "ask-code", values: { username: "asha" } } }, calls: [] })
    const sentCode = await post({ form: "ask-code", username: "asha" }, sent)
    expect(sentCode).toMatchObject({
      result: { data: { form: "mailed-code", values: { username: "asha" } } },
      calls: ["POST /auth/sign-in/code"],
    })
    const code = { form: "mailed-code", username: "asha", code: "१२३ 456" }
    expect((await post(code, () => Response.json({ person: SHOPPER }))).location).toBe("/")
  })
})

it("signs out, and clears the person's data in the browser", async () => {
  const { result, calls, location } = await post({ form: "sign-out" }, () => Response.json({ success: true }))
  expect([calls, location]).toEqual([["DELETE /auth/session"], "/login"])
  expect((result as Response).headers.get("clear-site-data")).toBe('"storage"')
  expect((result as Response).headers.get("set-cookie")).toContain("pending_add=; Path=/; Max-Age=0")
})
