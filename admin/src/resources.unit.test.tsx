import pluginFiles from "virtual:plugin-resources"
import OffersIcon from "@mui/icons-material/LocalOfferOutlined"
import { screen as find } from "@testing-library/react"
import { useTranslate } from "react-admin"
import { expect, it } from "vitest"
import { useAuditLabels } from "./audit-log/words"
import { collectMessages } from "./i18n/collect-messages"
import { english } from "./i18n/english"
import { hindi } from "./i18n/hindi"
import { screen } from "./layout/screen"
import type { ResourceModule } from "./resource-module"
import { collectMenu, collectResources, folderName, HOME, MENU, RESOURCES } from "./resources"
import { renderScreen } from "./testing/render-screen"

const coupons = {
  list: screen("/coupons", async () => ({ default: () => null })),
  icon: OffersIcon,
  recordRepresentation: "code",
  permission: "offers",
  menu: { group: "more", position: 5 },
  subResources: { "coupon-codes": { permission: "offers" } },
} satisfies ResourceModule

it("makes a folder with an index.ts a resource, with its sub-resources, in its place of the menu", () => {
  const resources = collectResources({ "./coupons/index.ts": { default: coupons } })
  expect(resources.map(({ name, permission }) => [name, permission])).toEqual([
    ["coupons", "offers"],
    ["coupon-codes", "offers"],
  ])
  const first = collectMenu([...RESOURCES, ...resources]).filter(({ menu }) => menu.group === "more")[0]
  expect(first).toMatchObject({ name: "coupons", recordRepresentation: "code" })
})

it("has the resources and words of a plugin's folder as it has its own", () => {
  const files = Object.entries(pluginFiles)
  expect(files.map(([file]) => file.includes("/plugins/"))).not.toContain(false)
  for (const [file, { default: module }] of files) {
    const name = folderName(file)
    expect(RESOURCES.find((resource) => resource.name === name)).toMatchObject(module)
    expect(english.resources[name]).toHaveProperty("name")
  }
})

it("stops at two modules with one resource, and names both", () => {
  const files = {
    "./coupons/index.ts": { default: coupons },
    "/plugins/x/admin/coupon-codes/index.ts": { default: {} },
  }
  expect(() => collectResources(files)).toThrow(
    './coupons/index.ts and /plugins/x/admin/coupon-codes/index.ts both bring a resource "coupon-codes"',
  )
})

it("gives the messages of a folder to its resource, and each further export to a sub-resource", () => {
  const messages = { name: "Coupon |||| Coupons" }
  const couponCodes = { audit: { actions: { exported: "exported coupons" } } }
  expect(collectMessages({ "../coupons/messages.ts": { messages, couponCodes } })).toEqual({
    coupons: messages,
    "coupon-codes": couponCodes,
  })
})

/** Modules of the shop's own resources; those of plugins come and go with them. */
const OURS = import.meta.glob("./*/index.ts")

it("has the five items of the specification first in the menu, and opens with the overview", () => {
  const names = MENU.map(({ name }) => name)
  expect(names.slice(0, 5).join(" ")).toBe("overview products my-settings orders customize")
  expect(names.filter((name) => `./${name}/index.ts` in OURS).join(" ")).toBe(
    "overview products my-settings orders customize " +
      "offers customers pages mails returns payments tax-returns " +
      "synonyms searches search-pins staff audit-log plugins legacy-calls",
  )
  expect(HOME).toBe("/panel")
})

/** Every key, "name" and "fields.price". */
const keysOf = (words: object): string[] =>
  Object.entries(words)
    .flatMap(([key, value]) => (typeof value === "string" ? key : keysOf(value).map((below) => `${key}.${below}`)))
    .sort()

it("has every word of a resource in both languages, and a name for every item of the menu", () => {
  expect(keysOf(hindi.resources)).toEqual(keysOf(english.resources))
  expect(MENU.filter(({ name }) => typeof english.resources[name]?.name !== "string")).toEqual([])
})

/** All files but tests and the folders of resources. `join` belongs to no resource: its people are not signed in. */
const FRAME = import.meta.glob<string>(
  ["./*.{ts,tsx}", "./{components,i18n,layout,session}/**/*.{ts,tsx}", "!./**/*.unit.test.*"],
  { query: "?raw", import: "default", eager: true },
)

it("names no resource in a file outside its folder", () => {
  const names = [...Object.keys(english.resources), ...RESOURCES.map(({ name }) => name)].join("|")
  const naming = new RegExp(`(["'\`](\\.\\.?/)*/?|resources\\.)(${names})(?=["'\`/.?])`, "g")
  expect(Object.keys(FRAME).length).toBeGreaterThan(60)
  for (const [file, text] of Object.entries(FRAME)) {
    expect
      .soft(
        [...text.matchAll(naming)].map(([found]) => found),
        file,
      )
      .toEqual([])
  }
})

const Entries = () => {
  const { actionLabel } = useAuditLabels()
  const about = { action: "changed", resource: "products", subject: "Brass lota" }
  return (
    <ul aria-label={useTranslate()("resources.audit-log.name")}>
      {[
        about,
        { ...about, action: "tax" },
        { ...about, action: "variants" },
        { action: "shipment", resource: "orders", subject: "#12" },
        { action: "created", resource: "settings", subject: "" },
        { action: "run", resource: "product-imports", subject: "goods.csv" },
        { action: "paused", resource: "coupon-codes", subject: "" },
      ].map((entry) => (
        <li key={entry.action}>{actionLabel(entry as Parameters<typeof actionLabel>[0])}</li>
      ))}
    </ul>
  )
}

it("words an entry of the audit log as the resource does, else in general, else as the server calls it", async () => {
  renderScreen(<Entries />)
  expect((await find.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual([
    "changed product Brass lota",
    "changed the tax of product Brass lota",
    "product Brass lota: variants",
    "shipped order #12",
    "added settings",
    "imported goods.csv",
    "coupon codes: paused",
  ])
})
