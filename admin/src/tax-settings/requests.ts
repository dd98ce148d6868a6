import type { SaveGoodsTax } from "@haat/catalog/contract"
import type { CategoryTax, ProductTax, SaveTaxSettings, TaxProblems, TaxSettings } from "@haat/gst/contract"
import { request } from "../http-client"

type TaxedNoun = "products" | "categories"

const pathOf = (noun: TaxedNoun, id: string) => `${noun}/${encodeURIComponent(id)}/tax`

/** The taxes' part of the data provider. Each rejects with an HttpError that has a sentence for each field. */
export const taxRequests = {
  taxSettings: (signal?: AbortSignal) => request<TaxSettings>("tax-settings", { signal }),
  saveTaxSettings: (body: SaveTaxSettings) => request<TaxSettings>("tax-settings", { method: "PUT", body }),
  taxProblems: (signal?: AbortSignal) => request<TaxProblems>("tax-settings/problems", { signal }),
  goodsTax: (noun: TaxedNoun, id: string, signal?: AbortSignal) =>
    request<CategoryTax & Partial<ProductTax>>(pathOf(noun, id), { signal }),
  saveCategoryTax: (id: string, body: SaveGoodsTax) => request<void>(pathOf("categories", id), { method: "PUT", body }),
}
