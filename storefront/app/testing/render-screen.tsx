import type { Person } from "@haat/accounts/contract"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { cleanup, configure, render } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { ReactNode } from "react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { onTestFinished, vi } from "vitest"
import { meQuery } from "../lib/person/me-query.ts"

// Skips the check that each ancestor is displayed: it takes most of the time of a query by role, and no style hides
// anything here.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 })

type Responder = (body: unknown) => Response | Promise<Response>

/**
 * Responds to the requests of the page, "POST /store/addresses"; one without a response fails, as when the shop cannot
 * be reached.
 */
export function respondTo(responses: Record<string, Responder>) {
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, options) => {
    const { pathname } = new URL(String(input), "http://shop.test")
    const name = `${options?.method ?? "GET"} ${pathname}`
    const respond = responses[name]
    if (!respond) throw new TypeError(`No response is set for ${name}`)
    return respond(options?.body ? JSON.parse(String(options.body)) : undefined)
  })
  onTestFinished(() => fetching.mockRestore())
}

/** A shopper who has just signed up. */
export const NEWCOMER: Person = {
  ...{ id: "cus_1", actor_type: "customer", username: "esha", email: "esha@example.com", phone: "9876543210" },
  ...{ first_name: "Esha", last_name: "Rao", addresses: [] },
}

/**
 * Draws a part of the shop for a signed-in shopper, until the test has ended. What the browser keeps is empty at first.
 */
export function renderScreen(part: ReactNode, { me = NEWCOMER, at = "/" } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(meQuery.queryKey, me)
  onTestFinished(() => {
    cleanup()
    for (const storage of [localStorage, sessionStorage]) storage.clear()
  })
  const element = <QueryClientProvider client={client}>{part}</QueryClientProvider>
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [at] })
  const screen = render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), client, ...screen }
}
