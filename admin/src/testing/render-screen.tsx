import type { Permission } from "@haat/sdk/roles"
import { QueryClient } from "@tanstack/react-query"
import { configure, fireEvent, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { ReactNode } from "react"
import {
  AdminContext,
  type AuthProvider,
  Notification,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  type Store,
} from "react-admin"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { vi } from "vitest"
import { DialogHost } from "../components/dialogs"
import { UnsavedGuard } from "../components/unsaved"
import { dataProvider } from "../data-provider"
import { i18nProvider } from "../i18n/i18n-provider"
import { RESOURCES } from "../resources"
import { permissionFor } from "../session/access"

// Skips the check that each ancestor is displayed: it takes most of the time of a query by role, and no style hides a
// part here.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 })

/** Builds the response to a request such as "GET /back-office/products", with any query. */
export type Responder = (request: { url: URL; body: unknown }) => Response | Promise<Response>

/** A list as simple-rest reads it. */
export const respondWithList =
  (rows: unknown[]): Responder =>
  () =>
    Response.json(rows, { headers: { "content-range": `items 0-${rows.length}/${rows.length}` } })

/** A promise that the test settles. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** The shop responds with its own sentence. */
export const reject =
  (message: string, status = 500): Responder =>
  () =>
    Response.json({ message }, { status })

/** The shop cannot be reached. */
export const rejectWithNetworkError = () => Promise.reject<Response>(new TypeError("Failed to fetch"))

/** Responds to the requests of the data provider; one without a response fails, as when the shop cannot be reached. */
export const mockResponses = (responses: Record<string, Responder>) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, options) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), "http://shop.test"),
      options,
    )
    const url = new URL(request.url)
    const respond = responses[`${request.method} ${url.pathname}`]
    if (!respond) throw new TypeError(`No response is set for ${request.method} ${url.pathname}`)
    const text = request.method === "GET" ? "" : await request.text()
    return respond({ url, body: text ? JSON.parse(text) : undefined })
  })

/** Types a text into a field at once. */
export const fill = (name: string | RegExp, text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value: text } })

/** A list's filter as simple-rest writes it into a request's address. */
export const readFilter = ({ searchParams }: URL): Record<string, unknown> =>
  JSON.parse(searchParams.get("filter") ?? "{}")

/** A member of staff with these permissions, as the application reads them. */
const createAuthProvider = (permissions: readonly Permission[]): AuthProvider => ({
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  canAccess: async ({ action, resource }) => permissions.includes(permissionFor(action, resource)),
})

/** The definitions that `Resource` makes of each resource in the application. */
const DEFINITIONS = Object.fromEntries(
  RESOURCES.map(({ name, icon, recordRepresentation }) => [name, { name, icon, recordRepresentation }]),
)

type RenderOptions = {
  resource?: string
  at?: string
  /** the address before, to which Back leads */
  from?: string
  /** what this device keeps; `locale` is in it */
  store?: Store
  /** all, unless given */
  permissions?: readonly Permission[]
}

/** Draws a part of the back office with the application's data provider, messages and dialogs around it. */
export const renderScreen = (
  part: ReactNode,
  { resource = "products", at = "/", from, store, permissions }: RenderOptions = {},
) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const element = (
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      authProvider={permissions && createAuthProvider(permissions)}
    >
      <DialogHost>
        <UnsavedGuard>
          <ResourceDefinitionContextProvider definitions={DEFINITIONS}>
            <ResourceContextProvider value={resource}>{part}</ResourceContextProvider>
          </ResourceDefinitionContextProvider>
        </UnsavedGuard>
      </DialogHost>
      <Notification />
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: from ? [from, at] : [at] })
  return { user: userEvent.setup(), router, ...render(<RouterProvider router={router} />) }
}
