import { MADE_UP, type Settings, TICKED_TERMS } from "@haat/shop-settings/contract"
import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { i18nProvider } from "../i18n/i18n-provider"
import { mockResponses, renderScreen } from "../testing/render-screen"
import ShopSettings from "./ShopSettings"

vi.setConfig({ testTimeout: 30_000 })
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await i18nProvider.changeLocale("en")
})

const SETTINGS: Settings = {
  ...{ id: "shop", version: 3, updated_at: "2026-11-28T10:00:00Z", name: "Haat", low_stock_limit: 5 },
  ...{ contact_email: "", contact_phone: "", chat_url: "", pickup_postal_code: "411004" },
  ...{ officer_name: "", officer_email: "", officer_phone: "", officer_hours: "", confirmed: "" },
  ...{ shows_discount: true, requires_second_factor: false },
  ...{ random_discounts: false, sample_reviews: false, preticks_terms: false },
}

/** Draws the form of these settings. @returns what was saved */
function settingsForm(settings: Partial<Settings> = {}) {
  const sent: unknown[] = []
  mockResponses({
    "GET /back-office/settings": () => Response.json({ ...SETTINGS, ...settings }),
    "PUT /back-office/settings": ({ body }) => {
      sent.push(body)
      return Response.json(body)
    },
  })
  return { sent, ...renderScreen(<ShopSettings />, { resource: "settings" }) }
}

it("turns the ticked terms box on only after its warning was confirmed", async () => {
  const { user, sent } = settingsForm()
  await user.click(await screen.findByRole("switch", { name: "Terms box at sign-up ticked beforehand" }))
  await user.click(screen.getByRole("button", { name: "Save the settings" }))
  await screen.findByText(TICKED_TERMS.en)
  expect(screen.queryByText(MADE_UP.en)).toBeNull()
  await user.click(screen.getByRole("button", { name: "Cancel" }))
  await vi.waitFor(() => expect(screen.queryByText(TICKED_TERMS.en)).toBeNull())
  expect(sent).toEqual([])

  await user.click(screen.getByRole("button", { name: "Save the settings" }))
  await screen.findByText(TICKED_TERMS.en)
  await user.click(screen.getByRole("button", { name: "I have read it, turn it on" }))
  await vi.waitFor(() => expect(sent).toMatchObject([{ preticks_terms: true, confirmed: TICKED_TERMS.en }]))
})

it("asks nothing for a setting that is already on or turned off", async () => {
  const { user, sent } = settingsForm({ preticks_terms: true, confirmed: TICKED_TERMS.en })
  await user.click(await screen.findByRole("switch", { name: "Terms box at sign-up ticked beforehand" }))
  await user.click(screen.getByRole("button", { name: "Save the settings" }))
  await vi.waitFor(() => expect(sent).toMatchObject([{ preticks_terms: false }]))
  expect(screen.queryByText(TICKED_TERMS.en)).toBeNull()
})

it("shows the warning in Hindi to Hindi readers", async () => {
  await i18nProvider.changeLocale("hi")
  const { user, sent } = settingsForm()
  await user.click(await screen.findByRole("switch", { name: /शर्तों का बॉक्स पहले से टिक/ }))
  await user.click(screen.getByRole("button", { name: "सेटिंग्स सहेजें" }))
  await screen.findByText(TICKED_TERMS.hi)
  expect(sent).toEqual([])
})
