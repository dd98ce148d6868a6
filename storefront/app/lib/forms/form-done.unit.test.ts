import { expect, it } from "vitest"
import { readFormDone, redirectAfterForm } from "./form-done.ts"

const request = (path: string, cookie = "") => new Request(`https://shop.test${path}`, { headers: { cookie } })

it("redirects to the page, which shows the success message", () => {
  const { status, headers } = redirectAfterForm(request("/?index&tab=2"), "newsletter", "सदस्यता हो गई; धन्यवाद")
  const [kept, ...attributes] = headers.get("set-cookie")?.split("; ") ?? []
  expect([status, headers.get("location")]).toEqual([303, "?tab=2&done=newsletter"])
  expect(attributes).toEqual(["Path=/", "Max-Age=60", "HttpOnly", "SameSite=Lax", "Secure"])
  const page = request("/?tab=2&done=newsletter", `language=hi; ${kept}`)
  expect(readFormDone(page)).toEqual({ form: "newsletter", done: "सदस्यता हो गई; धन्यवाद" })
})

it("shows no message on other pages, for other forms, or without the cookie", () => {
  const kept = "form_done=form=contact&done=Sent"
  expect(readFormDone(request("/contact?done=contact", kept))).toEqual({ form: "contact", done: "Sent" })
  expect(readFormDone(request("/contact", kept))).toBeUndefined()
  expect(readFormDone(request("/contact?done=enquiry", kept))).toBeUndefined()
  expect(readFormDone(request("/contact?done=contact"))).toBeUndefined()
})
