import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { DEFAULT_FACTS, ShopFactsContext } from "../../../lib/shop/shop-facts.ts"
import { SignUpForm } from "./sign-up-form.tsx"

const boxes = (preticks_terms: boolean) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ShopFactsContext value={{ ...DEFAULT_FACTS, preticks_terms }}>
          <SignUpForm onSignedUp={async () => undefined} />
        </ShopFactsContext>
      </MemoryRouter>
    </QueryClientProvider>,
  ).match(/<input[^>]*type="checkbox"[^>]*>/g)

describe("the terms box at sign-up", () => {
  it("is ticked beforehand where the owner has it so, and is the only box", () => {
    expect(boxes(true)).toEqual([expect.stringContaining('checked=""')])
  })

  it("is unticked everywhere else", () => {
    expect(boxes(false)).toEqual([expect.not.stringContaining("checked")])
  })
})
