import type { PluginSettingsRow } from "@haat/shop-settings/contract"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { i18nProvider } from "../i18n/i18n-provider"
import { fill, mockResponses, type Responder, reject, renderScreen } from "../testing/render-screen"
import PluginSettings from "./PluginSettings"

vi.setConfig({ testTimeout: 60_000 })
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await i18nProvider.changeLocale("en")
})

const FIELD = { default: null, is_public: false, is_secret: false }
const LAMPS: PluginSettingsRow = {
  id: "lamps",
  name: { en: "Lamps", hi: "दीये" },
  fields: [
    {
      ...FIELD,
      name: "max_items",
      label: { en: "Lamps of a shopper", hi: "ग्राहक के दीये" },
      help: { en: "At most so many.", hi: "ज़्यादा से ज़्यादा इतने।" },
      schema: { type: "integer", minimum: 1, maximum: 500 },
      default: 100,
    },
    {
      ...FIELD,
      name: "layout",
      label: { en: "Layout", hi: "लेआउट" },
      choices: { grid: { en: "Grid", hi: "ग्रिड" }, list: { en: "List", hi: "सूची" } },
      schema: { type: "string", enum: ["grid", "list"] },
      default: "grid",
    },
    { ...FIELD, name: "is_open", label: { en: "Open", hi: "खुला" }, schema: { type: "boolean" }, default: true },
    {
      ...FIELD,
      name: "greeting",
      label: { en: "Greeting", hi: "अभिवादन" },
      schema: { type: "string", pattern: "^[A-Z]", maxLength: 60 },
    },
    {
      ...FIELD,
      name: "api_key",
      label: { en: "Key", hi: "कुंजी" },
      schema: { type: "string", minLength: 8 },
      is_secret: true,
    },
  ],
  values: { max_items: 100, layout: "grid", is_open: true, greeting: null },
  secrets: { api_key: false },
  version: 4,
  updated_at: null,
}
const SHADES = { ...LAMPS, id: "shades", name: { en: "Shades", hi: "शेड" }, fields: [LAMPS.fields[2]] }

/** Draws the sections of these plugins. @returns what was saved */
function renderSections(plugins: PluginSettingsRow[], save: Responder = ({ body }) => Response.json(body)) {
  const sent: unknown[] = []
  mockResponses({
    "GET /back-office/plugin-settings": () => Response.json(plugins),
    ...Object.fromEntries(
      plugins.map((plugin) => [`GET /back-office/plugin-settings/${plugin.id}`, () => Response.json(plugin)]),
    ),
    "PUT /back-office/plugin-settings/lamps": (request) => {
      sent.push(request.body)
      return save(request)
    },
  })
  return { sent, ...renderScreen(<PluginSettings />, { resource: "plugin-settings" }) }
}
const saveButton = () => screen.getByRole("button", { name: "Save the plugin's settings" })
const numberInput = () => screen.findByRole<HTMLInputElement>("spinbutton", { name: /Lamps of a shopper/ })

it("shows a section for each plugin, with the saved values", async () => {
  renderSections([LAMPS, SHADES])
  const shades = await screen.findByRole("region", { name: "Shades" })
  expect(await within(shades).findByRole("switch", { name: "Open" })).toHaveProperty("checked", true)
  const headings = screen.getAllByRole("heading", { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Lamps", "Shades"])
  expect(await numberInput()).toHaveProperty("value", "100")
})

it("shows nothing while no plugin has settings", async () => {
  const { container } = renderSections([])
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(container.textContent).toBe("")
})

it("sends the values with the version, and secrets only where they were typed or are to be removed", async () => {
  let version = LAMPS.version
  let isSet = false
  const { user, sent } = renderSections([LAMPS], ({ body }) => {
    const { api_key, ...values } = (body as { values: Record<string, string | null> }).values
    if (api_key !== undefined) isSet = api_key !== null
    return Response.json({ ...LAMPS, values, version: ++version, secrets: { api_key: isSet } })
  })
  fireEvent.change(await numberInput(), { target: { value: "40" } })
  await user.click(screen.getByRole("combobox", { name: /Layout/ }))
  await user.click(await screen.findByRole("option", { name: "List" }))
  await user.click(screen.getByRole("switch", { name: "Open" }))
  fill("Greeting", "Namaste")
  screen.getByText("At most so many.")
  screen.getByText("Not set.")
  await user.click(saveButton())
  const values = { max_items: 40, layout: "list", is_open: false, greeting: "Namaste" }
  await waitFor(() => expect(sent).toEqual([{ version: 4, values }]))

  fireEvent.change(screen.getByLabelText("Key"), { target: { value: "a long key" } })
  await user.click(saveButton())
  await waitFor(() => expect(sent[1]).toEqual({ version: 5, values: { ...values, api_key: "a long key" } }))
  await screen.findByText("Set. Type to replace it.")
  expect(screen.getByLabelText<HTMLInputElement>("Key").value).toBe("")

  await user.click(await screen.findByRole("switch", { name: "Remove “Key”" }))
  await user.click(saveButton())
  await waitFor(() => expect(sent[2]).toEqual({ version: 6, values: { ...values, api_key: null } }))
  await screen.findByText("Not set.")
  fill("Greeting", "Jai")
  await user.click(saveButton())
  await waitFor(() => expect(sent[3]).toEqual({ version: 7, values: { ...values, greeting: "Jai" } }))
})

it("shows errors beside their fields, its own in the reader's language and the server's as it says them", async () => {
  await i18nProvider.changeLocale("hi")
  const errors = { "values.greeting": "A greeting starts with a capital letter" }
  const { user, sent } = renderSections([LAMPS], () =>
    Response.json({ message: errors["values.greeting"], errors }, { status: 400 }),
  )
  await screen.findByRole("region", { name: "दीये" })
  const input = await screen.findByRole<HTMLInputElement>("spinbutton", { name: /ग्राहक के दीये/ })
  fireEvent.change(input, { target: { value: "501" } })
  const button = screen.getByRole("button", { name: "प्लगइन की सेटिंग्स सहेजें" })
  await user.click(button)
  expect(await screen.findByText("500 या उससे कम लिखें")).toBeDefined()
  expect(input.getAttribute("aria-invalid")).toBe("true")
  expect(sent).toEqual([])

  fireEvent.change(input, { target: { value: "50" } })
  fill("अभिवादन", "namaste")
  await user.click(button)
  await screen.findByText("A greeting starts with a capital letter")
  expect(screen.getByRole("textbox", { name: "अभिवादन" }).getAttribute("aria-invalid")).toBe("true")
})

it("shows someone else's save on a conflict, and loads it when asked", async () => {
  let stored = LAMPS
  mockResponses({
    "GET /back-office/plugin-settings": () => Response.json([LAMPS]),
    "GET /back-office/plugin-settings/lamps": () => Response.json(stored),
    "PUT /back-office/plugin-settings/lamps": reject("Changed meanwhile", 409),
  })
  const { user } = renderScreen(<PluginSettings />, { resource: "plugin-settings" })
  const input = await numberInput()
  fireEvent.change(input, { target: { value: "40" } })
  await user.click(saveButton())
  await screen.findByText(/Someone else has changed these settings meanwhile/)
  expect(input.value).toBe("40")
  stored = { ...LAMPS, version: 5, values: { ...LAMPS.values, max_items: 7 } }
  await user.click(screen.getByRole("button", { name: "Look at theirs" }))
  await waitFor(async () => expect((await numberInput()).value).toBe("7"))
})

it("shows a failed read, and retries", async () => {
  let isAway = true
  mockResponses({
    "GET /back-office/plugin-settings": (request) => (isAway ? reject("Away", 503)(request) : Response.json([SHADES])),
    "GET /back-office/plugin-settings/shades": () => Response.json(SHADES),
  })
  const { user } = renderScreen(<PluginSettings />, { resource: "plugin-settings" })
  await screen.findByText("Something went wrong! Unable to fetch the settings of plugins")
  isAway = false
  await user.click(screen.getByRole("button"))
  await screen.findByRole("switch", { name: "Open" })
})
