import type { TestShop } from "@haat/testing"
import type { SaveTaxSettings, TaxSettings } from "../contract"

/** A shop in Pune that is registered for GST. */
export const REGISTERED: Omit<SaveTaxSettings, "version"> = {
  registered: true,
  composition: false,
  legal_name: "Haat Traders LLP",
  address: "Gat 412, Nagar Road\nWagholi, Pune 412207",
  state: "27",
  gstin: "27ABCDE1234F1Z0",
  pan: "ABCDE1234F",
  turnover_band: "to_5_crore",
  series_prefix: "H",
  upi_id: "",
}

/** As an owner left it who never looked at the tax settings. */
export const UNREGISTERED: Omit<SaveTaxSettings, "version"> = {
  registered: false,
  composition: false,
  legal_name: "",
  address: "",
  state: "",
  gstin: "",
  pan: "",
  turnover_band: "to_5_crore",
  series_prefix: "H",
  upi_id: "",
}

/** Saves tax settings as the owner. @throws when they are rejected */
export async function saveTaxSettings(haat: TestShop, change: Partial<SaveTaxSettings>): Promise<TaxSettings> {
  const owner = await haat.admin()
  const { version } = (await owner.get("/back-office/tax-settings")).body
  const { status, body } = await owner.put("/back-office/tax-settings", { ...REGISTERED, ...change, version })
  if (status !== 200) throw new Error(`The tax settings were not saved: ${status} ${JSON.stringify(body)}`)
  return body
}
