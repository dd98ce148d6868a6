/** @vitest-environment happy-dom */
import type { Address } from "@haat/accounts/contract"
import type { PostalPlaces } from "@haat/freight/contract"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { COMMON as COMMON_HI } from "../../../components/messages.hi.ts"
import { COMMON } from "../../../components/messages.ts"
import { drafts } from "../../../lib/device/drafts.ts"
import { deliveryCode } from "../../../lib/visit/delivery-code.ts"
import { NEWCOMER, renderScreen, respondTo } from "../../../testing/render-screen.tsx"
import { showHindi } from "../../../testing/show-hindi.ts"
import { ACCOUNT as ACCOUNT_HI } from "../messages.hi.ts"
import { ACCOUNT } from "../messages.ts"
import { AddressForm } from "./address-form.tsx"

const BENGALURU: PostalPlaces = {
  ...{ postal_code: "560001", state: "Karnataka", states: ["Karnataka"], country: "India", country_code: "in" },
  cities: ["Bengaluru"],
}
const LINES = { address_1: "1 MG Road", city: "Bengaluru", province: "Karnataka", postal_code: "560001" }
const SAVED: Address = {
  ...{ id: "cuaddr_1", ...LINES, address_2: "", country_code: "in", type: "shipping", is_default: true },
}

/** Draws the form in a shop whose directory knows a code. @returns what was saved, and the codes that were looked up */
function addressForm({ saved = () => Response.json({ address: SAVED, addresses: [SAVED] }), me = NEWCOMER } = {}) {
  const sent: unknown[] = []
  const lookedUp: string[] = []
  respondTo({
    "GET /store/postal-codes/560001": () => {
      lookedUp.push("560001")
      return Response.json({ places: BENGALURU })
    },
    "POST /store/addresses": (body) => {
      sent.push(body)
      return saved()
    },
  })
  const onSaved = vi.fn()
  return { sent, lookedUp, onSaved, ...renderScreen(<AddressForm next="/" onSaved={onSaved} />, { me }) }
}

const valueIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

async function fillIn(words: typeof ACCOUNT | typeof ACCOUNT_HI = ACCOUNT) {
  type(words.addressLine1, LINES.address_1)
  type(words.postalCode, "560 001")
  await waitFor(() => expect([valueIn(words.postalCode), valueIn(words.city)]).toEqual(["560001", "Bengaluru"]))
}

describe("the first address form of a shopper who typed a postal code on a product page as a guest", () => {
  it("starts with that postal code, and the city and state of the directory", async () => {
    deliveryCode.set("560001")
    const { lookedUp } = addressForm()
    await waitFor(() => expect(valueIn("City")).toBe("Bengaluru"))
    expect(["Postal Code", "State", "Country"].map(valueIn)).toEqual(["560001", "Karnataka", "in"])
    expect([lookedUp, valueIn("Address Line 1")]).toEqual([["560001"], ""])
    expect(screen.getByRole("status").textContent).toBe("Bengaluru, Karnataka")
  })

  it("keeps what was typed into it before a reload", async () => {
    deliveryCode.set("560001")
    drafts.write(`address:${NEWCOMER.id}`, { city: { value: "Mysuru" } })
    const { lookedUp } = addressForm()
    await waitFor(() => expect(valueIn("City")).toBe("Mysuru"))
    expect([valueIn("Postal Code"), lookedUp]).toEqual(["", []])
  })

  it("is followed by others that are empty", () => {
    deliveryCode.set("560001")
    const { lookedUp } = addressForm({ me: { ...NEWCOMER, addresses: [SAVED] } })
    expect([valueIn("Postal Code"), lookedUp]).toEqual(["", []])
  })

  it("is empty where no postal code was typed before", () => {
    const { lookedUp } = addressForm()
    expect([valueIn("Postal Code"), lookedUp]).toEqual(["", []])
  })
})

const WHO = { recipient_name: "Meera Joshi", recipient_phone: "+91 98220 12345", company: "Joshi Clinic" }

describe("who receives at an address", () => {
  it("is asked for behind a button, and saved with name, phone and company", async () => {
    const { user, sent, onSaved } = addressForm()
    expect(screen.queryByLabelText("Recipient's name (optional)")).toBeNull()
    await fillIn()
    await user.click(screen.getByRole("button", { name: "Someone else receives it, or a company buys" }))
    expect(document.activeElement).toBe(screen.getByLabelText("Recipient's name (optional)"))
    screen.getByText("On the parcel, and on the invoice above the GSTIN.")
    type("Recipient's name (optional)", WHO.recipient_name)
    type("Recipient's phone (optional)", WHO.recipient_phone)
    type("Company (optional)", WHO.company)
    await user.click(screen.getByRole("button", { name: "Save Address" }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(SAVED))
    expect(sent).toMatchObject([{ ...LINES, country_code: "in", ...WHO, recipient_phone: "9822012345" }])
  })

  it("stays as it is typed where a rule rejects it, with the rule under the field", async () => {
    const { user, sent } = addressForm()
    await fillIn()
    await user.click(screen.getByRole("button", { name: "Someone else receives it, or a company buys" }))
    type("Recipient's phone (optional)", "12345")
    type("Recipient's name (optional)", "Win at cheap.example.com")
    await user.click(screen.getByRole("button", { name: "Save Address" }))
    await screen.findByText("Phone number must be 10 digits and start with 6-9")
    screen.getByText("Recipient's name cannot hold a web address")
    expect([valueIn("Recipient's phone (optional)"), sent]).toEqual(["12345", []])
  })

  it("stays as it is typed where the shop cannot save it", async () => {
    const { user, onSaved } = addressForm({
      saved: () => Response.json({ message: "You can save at most 4 addresses" }, { status: 409 }),
    })
    await fillIn()
    await user.click(screen.getByRole("button", { name: "Someone else receives it, or a company buys" }))
    type("Company (optional)", WHO.company)
    await user.click(screen.getByRole("button", { name: "Save Address" }))
    await screen.findByText("Failed to save address. You can save at most 4 addresses")
    expect([valueIn("Company (optional)"), onSaved.mock.calls]).toEqual([WHO.company, []])
  })

  it("is asked for and explained in Hindi too", async () => {
    showHindi([ACCOUNT, ACCOUNT_HI], [COMMON, COMMON_HI])
    const { user, sent } = addressForm()
    await fillIn(ACCOUNT_HI)
    await user.click(screen.getByRole("button", { name: "कोई और लेगा, या कंपनी के लिए है" }))
    for (const label of ["पाने वाले का नाम (वैकल्पिक)", "कंपनी (वैकल्पिक)"]) screen.getByLabelText(label)
    type("पाने वाले का फ़ोन (वैकल्पिक)", "12345")
    await user.click(screen.getByRole("button", { name: "पता सेव करें" }))
    await screen.findByText("फ़ोन नंबर 10 अंकों का हो और 6 से 9 के बीच के अंक से शुरू हो")
    type("पाने वाले का फ़ोन (वैकल्पिक)", "९८२२० १२३४५")
    await user.click(screen.getByRole("button", { name: "पता सेव करें" }))
    await waitFor(() => expect(sent).toMatchObject([{ recipient_phone: "9822012345" }]))
  })
})
