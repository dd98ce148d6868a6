import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { describe, expect, it } from "vitest"
import type { FormResult } from "../../../lib/forms/form-result.ts"
import { DEFAULT_FACTS, ShopFactsContext } from "../../../lib/shop/shop-facts.ts"
import { SignUpForm } from "./sign-up-form.tsx"

/** The form as the server sends it, after an answer to the one that was sent before. */
function pageWith(preticks_terms: boolean, result?: FormResult) {
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <ShopFactsContext value={{ ...DEFAULT_FACTS, preticks_terms }}>
        <SignUpForm onSignedUp={async () => undefined} />
      </ShopFactsContext>
    </QueryClientProvider>
  )
  const hydrationData = { loaderData: {}, actionData: result && { form: result } }
  const router = createMemoryRouter([{ id: "form", path: "*", element }], { hydrationData })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
const boxes = (page: string) => page.match(/<input[^>]*type="checkbox"[^>]*>/g)

describe("the terms box at sign-up", () => {
  it("is ticked beforehand where the owner has it so, and is the only box", () => {
    expect(boxes(pageWith(true))).toEqual([expect.stringContaining('checked=""')])
  })

  it("is unticked everywhere else", () => {
    expect(boxes(pageWith(false))).toEqual([expect.not.stringContaining("checked")])
  })

  it("is as the shopper has left it in a form that was refused", () => {
    const rejected = (values: Record<string, string>) => ({ form: "sign-up", values })
    expect(boxes(pageWith(true, rejected({ username: "asha" })))).toEqual([expect.not.stringContaining("checked")])
    expect(boxes(pageWith(false, rejected({ terms: "on" })))).toEqual([expect.stringContaining('checked=""')])
  })
})

describe("a sign-up that was refused before its code was there", () => {
  const page = pageWith(false, {
    ...{ form: "sign-up", message: "Please correct what is marked below." },
    values: { username: "as", email: "asha@example.com", password: "Secret@123", no_field: "stray" },
    errors: { username: "Username must be at least 3 characters" },
  })

  it("has what was typed in the page, and why it was refused at its field and above", () => {
    expect(page).toMatch(/<input[^>]*name="email"[^>]*value="asha@example.com"/)
    expect(page).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="username"[^>]*value="as"/)
    expect(page).toContain('role="alert" class="mt-1.5 text-sm font-medium text-bad">Username must be at least 3')
    expect(page.indexOf("Please correct what is marked below.")).toBeGreaterThan(0)
    expect(page.indexOf("Please correct what is marked below.")).toBeLessThan(page.indexOf('name="first_name"'))
    expect(page).not.toContain("stray")
  })
})
