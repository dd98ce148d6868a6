import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { configure, fireEvent, type RenderResult, render, screen } from "@testing-library/react"
import { type UserEvent, userEvent } from "@testing-library/user-event"
import type { ReactNode } from "react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { vi } from "vitest"
import { type Notice, setNoticeRenderer } from "../lib/notify.ts"

// Skips the check that each ancestor is displayed: it takes most of the time of a query by role, and no style hides
// anything here.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 })

/** Builds the response to a request such as "POST /store/newsletter", with any query. */
export type Responder = (request: { url: URL; body: unknown }) => Response | Promise<Response>

/** The shop responds with its own sentence. */
export const reject =
  (message: string, status = 500): Responder =>
  () =>
    Response.json({ message }, { status })

/** The shop cannot be reached. */
export const beAway: Responder = () => Promise.reject(new TypeError("Failed to fetch"))

/** Responds to requests of the page; one without a response fails, as when the shop cannot be reached. */
export const respondTo = (responses: Record<string, Responder>) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, { method = "GET", body } = {}) => {
    const url = new URL(String(input), "http://shop.test")
    const respond = responses[`${method} ${url.pathname}`] ?? beAway
    return respond({ url, body: body ? JSON.parse(String(body)) : undefined })
  })

/** Types a text into a field at once. */
export const fill = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

/** Records the notices shown from now on. */
export function listenForNotices() {
  const notices: Notice[] = []
  setNoticeRenderer((notice) => notices.push(notice))
  return notices
}

/** Draws a part of the shop in a page, with what `data` says was read before, by query key. */
export function renderPart(
  part: ReactNode,
  data: [key: readonly unknown[], value: unknown][] = [],
): RenderResult & { user: UserEvent } {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  for (const [key, value] of data) client.setQueryData(key, value)
  const element = <QueryClientProvider client={client}>{part}</QueryClientProvider>
  const router = createMemoryRouter([{ path: "*", element }])
  return { user: userEvent.setup(), ...render(<RouterProvider router={router} />) }
}
