import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { FetchError } from "../../lib/backend/sdk.ts"
import { checkoutQuery } from "./checkout-query.ts"
import { parsePayChoices } from "./pay-choices.ts"
import { SummaryPanel } from "./summary-panel.tsx"

/** The summary of a cart that could not be read, for this reason. */
const unreadSummary = (status: number) => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const error = new FetchError(status, "Please sign in")
  client
    .getQueryCache()
    .build<unknown, Error, unknown>(client, { queryKey: checkoutQuery("address").queryKey })
    .setState({ status: "error", error, fetchStatus: "idle", errorUpdatedAt: Date.now(), errorUpdateCount: 1 })
  const element = <SummaryPanel address_id="address">{() => null}</SummaryPanel>
  const router = createMemoryRouter([{ path: "/checkout", element }], {
    initialEntries: ["/checkout?address=address&step=pay"],
  })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

describe("a checkout whose session has ended", () => {
  it("asks to log in, once, and leads back to the same step", () => {
    const html = unreadSummary(401)
    expect(html.match(/Please login to proceed with checkout/g)).toHaveLength(1)
    expect(html).not.toContain("Something went wrong")
    expect(html).toContain(`href="/login?next=${encodeURIComponent("/checkout?address=address&step=pay")}"`)
  })

  it("says otherwise that something went wrong", () => {
    expect(unreadSummary(500)).toContain("Something went wrong. Please try again.")
  })
})

describe("choices stored during login", () => {
  it("are restored unchanged", () => {
    const choices = { method: "online", wantsCredit: false, gstin: "27AAPFU0939F1ZV" } as const
    expect(parsePayChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices)
  })

  it.each([null, "cod", {}, { method: "gold" }, 7])("are nothing when %j was stored", (stored) => {
    expect(parsePayChoices(stored)).toBeUndefined()
  })
})
