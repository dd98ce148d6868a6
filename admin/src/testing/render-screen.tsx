import { QueryClient } from "@tanstack/react-query"
import { render } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { ReactNode } from "react"
import { AdminContext, Notification, ResourceContextProvider } from "react-admin"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { vi } from "vitest"
import { DialogHost } from "../components/dialogs"
import { UnsavedGuard } from "../components/unsaved"
import { dataProvider } from "../data-provider"
import { i18nProvider } from "../i18n/i18n-provider"

/** What the shop answers to a request such as "GET /back-office/products", whatever its query. */
export type Answer = (request: { url: URL; body: unknown }) => Response | Promise<Response>

/** A list as simple-rest reads it. */
export const listOf = (rows: unknown[]): Answer => () =>
  Response.json(rows, { headers: { "content-range": `items 0-${rows.length}/${rows.length}` } })

/** Answers the requests of the data provider; one that nothing answers fails, as an unreachable shop does. */
export const answerRequests = (answers: Record<string, Answer>) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, options) => {
    const request = new Request(new URL(String(input instanceof Request ? input.url : input), "http://shop.test"), options)
    const url = new URL(request.url)
    const answer = answers[`${request.method} ${url.pathname}`]
    if (!answer) throw new TypeError(`Nothing answers ${request.method} ${url.pathname}`)
    const text = request.method === "GET" ? "" : await request.text()
    return answer({ url, body: text ? JSON.parse(text) : undefined })
  })

/** Draws a part of the back office with the application's data provider, messages and dialogs around it. */
export const renderScreen = (screen: ReactNode, { resource = "products", at = "/" } = {}) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const element = (
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} queryClient={queryClient}>
      <DialogHost>
        <UnsavedGuard>
          <ResourceContextProvider value={resource}>{screen}</ResourceContextProvider>
        </UnsavedGuard>
      </DialogHost>
      <Notification />
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [at] })
  return { user: userEvent.setup(), router, ...render(<RouterProvider router={router} />) }
}
