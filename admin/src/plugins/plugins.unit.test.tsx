import type { Permission } from "@haat/sdk/roles"
import type { PluginRow } from "@haat/shop-settings/contract"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { memoryStore } from "react-admin"
import { afterEach, expect, it, vi } from "vitest"
import { i18nProvider } from "../i18n/i18n-provider"
import { me } from "../session/me"
import { mockResponses, type Responder, reject, renderScreen } from "../testing/render-screen"
import PluginList from "./List"

vi.setConfig({ testTimeout: 60_000 })
afterEach(async () => {
  cleanup()
  me.reset()
  vi.restoreAllMocks()
  await i18nProvider.changeLocale("en")
})

const NOTHING = {
  after: [],
  is_package: false,
  routes: {},
  tables: [],
  permissions: [],
  hooks: [],
  mails: [],
  jobs: [],
  subscribers: [],
  pages: [],
  slots: [],
  admin_slots: [],
  settings: [],
  is_on: true,
  failures: [],
}
const CHECKOUT: PluginRow = { ...NOTHING, id: "checkout", name: "checkout", version: "0.1.0", is_optional: false }
const LAMPS: PluginRow = {
  ...NOTHING,
  id: "lamps",
  name: "lamps",
  version: "1.2.0",
  is_optional: true,
  is_package: true,
  routes: { Shoppers: ["GET POST /store/lamps"], "Old calls": ["GET /api/lamps"] },
  tables: ["lamp"],
  hooks: ["order.write"],
  slots: ["product.actions", "home.sections"],
  pages: ["/lamps/:id"],
  settings: ["max_items"],
  failures: [
    { place: "slot product.actions", message: "It snapped", count: 3, last_at: "2026-11-30T06:30:00.000Z" },
    { place: "hook order.write", message: "No lamp", count: 1, last_at: "2026-11-29T06:30:00.000Z" },
  ],
}

/** Draws the screen with these plugins. @returns what was saved */
function open(plugins: PluginRow[], options: { save?: Responder; permissions?: Permission[]; locale?: string } = {}) {
  const sent: unknown[] = []
  let rows = plugins
  const save: Responder = ({ body }) => {
    rows = rows.map((row) => (row.id === "lamps" ? { ...row, ...(body as object) } : row))
    return Response.json(rows.find(({ id }) => id === "lamps"))
  }
  mockResponses({
    "GET /back-office/plugins": () => Response.json(rows),
    "GET /back-office/me": () => Response.json({ permissions: [], plugins_off: [] }),
    "PUT /back-office/plugins/lamps": (request) => {
      sent.push(request.body)
      return (options.save ?? save)(request)
    },
  })
  const { permissions = ["plugins.read", "plugins.edit"], locale = "en" } = options
  const drawn = renderScreen(<PluginList />, { resource: "plugins", permissions, store: memoryStore({ locale }) })
  return { sent, ...drawn }
}
const summary = (name: RegExp) => screen.findByRole("button", { name })

it("lists optional plugins first, with their version, and what failed", async () => {
  const { user } = open([CHECKOUT, LAMPS])
  await summary(/checkout/)
  const names = screen.getAllByRole("button", { expanded: false }).map(({ textContent }) => textContent)
  expect(names).toEqual(["lamps1.2.02 failuresInstalledOptional", "checkout0.1.0Part of the shop"])
  const lamps = await summary(/lamps 1\.2\.0/)
  await user.click(lamps)
  const failures = within(await screen.findByRole("region", { name: "Failures" }))
  expect(failures.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^slot product\.actionsIt snapped3 times, the last on /),
    expect.stringMatching(/^hook order\.writeNo lampOnce, on /),
  ])
})

it("says what a plugin brings, by audience and kind, and leads to its settings", async () => {
  const { user } = open([LAMPS])
  await user.click(await summary(/lamps/))
  const labels = screen.getAllByRole("term").map(({ textContent }) => textContent)
  expect(labels).toEqual([
    "Addresses for shoppers",
    "Old calls",
    "Tables",
    "Takes part in",
    "Pages",
    "Parts of the shop's pages",
    "Settings",
  ])
  expect(screen.getByText("GET POST /store/lamps")).toBeDefined()
  const link = screen.getByRole("link", { name: "Change them in the settings" })
  expect(link.getAttribute("href")).toBe("/setting")
})

it("asks before it switches a plugin off, says what rests, and switches it on again", async () => {
  const { user, sent } = open([LAMPS])
  await user.click(await summary(/lamps/))
  await user.click(await screen.findByRole("button", { name: "Switch off lamps" }))
  const dialog = within(await screen.findByRole("alertdialog", { name: "Switch off lamps?" }))
  const text = dialog.getByText(/For everyone/).textContent
  expect(text?.split("\n").slice(1, -1)).toEqual([
    "• 2 parts of the shop's pages",
    "• 1 page",
    "• 2 addresses",
    "• 1 step of orders and carts",
  ])
  expect(text).toContain("people can still download and erase theirs")
  expect(sent).toEqual([])
  await user.click(dialog.getByRole("button", { name: "Switch off" }))
  await screen.findByText("lamps is switched off")
  expect(sent).toEqual([{ is_on: false }])
  await user.click(await screen.findByRole("button", { name: "Switch on lamps" }))
  await waitFor(() => expect(sent).toEqual([{ is_on: false }, { is_on: true }]))
})

it("shows why the shop refuses", async () => {
  const { user } = open([LAMPS], { save: reject("The shop needs the plugin lamps", 409) })
  await user.click(await summary(/lamps/))
  await user.click(await screen.findByRole("button", { name: "Switch off lamps" }))
  await user.click(await screen.findByRole("button", { name: "Switch off" }))
  expect(await screen.findByText("The shop needs the plugin lamps")).toBeDefined()
})

it("has no switch for a plugin that the shop needs, and none without the permission", async () => {
  const { user } = open([CHECKOUT, LAMPS], { permissions: ["plugins.read"] })
  await user.click(await summary(/checkout/))
  expect(screen.getByText("The shop needs this plugin, so it cannot be switched off.")).toBeDefined()
  await user.click(await summary(/lamps/))
  await screen.findByText("lamp")
  expect(screen.queryByRole("button", { name: "Switch off lamps" })).toBeNull()
})

it("speaks Hindi", async () => {
  const { user } = open([{ ...LAMPS, is_on: false }], { locale: "hi" })
  await i18nProvider.changeLocale("hi")
  await user.click(await summary(/lamps/))
  expect(await screen.findByRole("button", { name: "lamps चालू करें" })).toBeDefined()
  expect(screen.getByText("बंद")).toBeDefined()
})

it("can be fetched again after a failure", async () => {
  let isDown = true
  mockResponses({
    "GET /back-office/plugins": () =>
      isDown ? Response.json({ message: "Away" }, { status: 503 }) : Response.json([LAMPS]),
  })
  const { user } = renderScreen(<PluginList />, { resource: "plugins" })
  await screen.findByText("Something went wrong! Unable to fetch the plugins")
  isDown = false
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await summary(/lamps/)
})
