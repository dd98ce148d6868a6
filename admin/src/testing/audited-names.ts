import { NewInvitation, type StaffMember } from "@haat/back-office/contract"
import * as catalog from "@haat/catalog/contract"
import * as checkout from "@haat/checkout/contract"
import { DaysQuery, SaveTaxSettings, SaveWarehouse, TaxReportQuery, type Warehouse } from "@haat/gst/contract"
import { SaveMailTexts } from "@haat/mail/contract"
import { type OfferRow, SaveOffer } from "@haat/offers/contract"
import type { RefundPart, StaffRefund } from "@haat/payments/contract"
import { SavePin, SaveSynonyms } from "@haat/search/contract"
import { type OwnersPage, SavePage, SaveSettings, ShopLogo } from "@haat/shop-settings/contract"
import { schemaNames, typeNames } from "./audited-fields"

/** Names in all that the server writes about each resource: records of its audit readers, and what handlers add. */
export const AUDITED_NAMES: Record<string, string[]> = {
  "cancellation-settings": schemaNames(checkout.SaveCancellationSettings),
  categories: [
    ...schemaNames(catalog.SaveCategory, catalog.Facts, catalog.SaveSizeChart, catalog.SaveGoodsTax),
    ...typeNames<Omit<catalog.Category, keyof catalog.SaveCategory>>({ id: true, handle: true, product_count: true }),
    ...["products_to", "products", "category", "required"],
  ],
  "cod-settings": schemaNames(checkout.SaveCodSettings),
  customers: ["store_credit", "amount", "reason", "balance", "filter", "q", "page", "limit", "id", "rows"],
  invitations: [...schemaNames(NewInvitation), "expires_at", "invited_by"],
  logo: [...schemaNames(ShopLogo), "logo"],
  mails: schemaNames(SaveMailTexts),
  "offer-codes": ["filter", "offer_id", "rows"],
  offers: [
    ...schemaNames(SaveOffer),
    ...typeNames<Omit<OfferRow, keyof SaveOffer | "created_at" | "updated_at" | "id" | "uses" | "revenue" | "saved">>({
      unique_codes: true,
      products: true,
    }),
    "made",
  ],
  orders: [
    ...schemaNames(checkout.Order),
    ...typeNames<Omit<checkout.PlacedOrder, keyof checkout.Order>>({
      customer_id: true,
      customer_name: true,
      email: true,
      delivery_unknown: true,
    }),
    ...["refund", "filter", "q", "from", "until", "state", "payment", "method", "page", "limit", "rows"],
    ...typeNames<Pick<StaffRefund, "amount" | "reason" | "method" | "reference" | "parts" | "state">>({
      amount: true,
      reason: true,
      method: true,
      reference: true,
      parts: true,
      state: true,
    }),
    ...typeNames<RefundPart>({
      line_id: true,
      name: true,
      quantity: true,
      amount_paise: true,
      worth_paise: true,
      way_back: true,
      cancelled: true,
    }),
  ],
  pages: [
    ...schemaNames(SavePage),
    ...typeNames<Omit<OwnersPage, keyof SavePage>>({ id: true, saved_at: true, versions: true }),
  ],
  pictures: ["files", ...schemaNames(catalog.ProductImage)],
  "plugin-settings": ["values", "set", "replaced"],
  "product-imports": ["added", "changed", "unchanged", "new_categories"],
  products: [
    ...schemaNames(
      catalog.ProductPage.omit({ langs: true, category: true }),
      catalog.ReturnRule,
      catalog.SaveVariants,
      catalog.SaveSizeChart,
      catalog.SaveGoodsTax,
    ),
    ...typeNames<Omit<catalog.ShopProduct, keyof catalog.ProductPage>>({
      name_hi: true,
      description_hi: true,
      about_hi: true,
      attributes_hi: true,
      size_chart_hi: true,
      estimated: true,
      active: true,
      category_facts: true,
      weight: true,
      length: true,
      height: true,
      breadth: true,
      updated_at: true,
    }),
    ...typeNames<Omit<catalog.PriceChange, "kind">>({ by: true, value: true, rounding: true }),
    ...typeNames<Omit<catalog.ShopProductFilter, "ids" | "low_stock_limit">>({
      q: true,
      active: true,
      category_id: true,
      stock: true,
      min_price: true,
      max_price: true,
    }),
    ...["warehouse", "category", "products", "pictures", "required", "filter", "rows"],
  ],
  returns: [
    ...schemaNames(checkout.OrderReturn),
    ...typeNames<Omit<checkout.ReturnRow, keyof checkout.OrderReturn>>({
      given: true,
      order_id: true,
      display_id: true,
      customer_id: true,
      customer_name: true,
      customer_email: true,
      pickup: true,
    }),
    ...["booking", "problem", "refund", "reference", "parts", "reason"],
  ],
  "return-settings": schemaNames(checkout.SaveReturnSettings),
  "search-pins": [...schemaNames(SavePin), "products"],
  searches: ["filter", "q", "days", "without", "rows"],
  settings: schemaNames(SaveSettings),
  staff: typeNames<StaffMember & { invitation: string }>({
    id: true,
    username: true,
    name: true,
    email: true,
    role: true,
    second_factor: true,
    created_at: true,
    invitation: true,
  }),
  synonyms: schemaNames(SaveSynonyms),
  "tax-documents": [...schemaNames(DaysQuery), "filter", "rows"],
  "tax-report": [...schemaNames(TaxReportQuery), "filter", "rows"],
  "tax-returns": ["filter", "month", "file", "gstin", "rows"],
  "tax-settings": schemaNames(SaveTaxSettings),
  warehouses: [
    ...schemaNames(SaveWarehouse),
    ...typeNames<Omit<Warehouse, keyof SaveWarehouse>>({ id: true, products: true }),
  ],
}
