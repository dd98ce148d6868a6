import { findCancellationSettings } from "@haat/checkout/workflows/cancellation-settings"
import { findCodSettings } from "@haat/checkout/workflows/cod"
import { findReturnSettings } from "@haat/checkout/workflows/return-settings"
import { SHOP_SETTINGS, type ShopSettingsModule } from "@haat/shop-settings/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogOf } from "../queries/catalog"
import { gstOf } from "../queries/gst"
import { CATEGORIES } from "../queries/list-categories"
import { COMPLAINTS } from "../queries/list-complaints"
import { findAuditedOffer } from "../queries/list-offers"
import { findOrder } from "../queries/list-orders"
import { PROBLEM_REPORTS } from "../queries/list-problem-reports"
import { RETURNS } from "../queries/list-returns"
import { REVIEWS } from "../queries/list-reviews"
import { findNamedPin } from "../queries/list-search-pins"
import { STAFF } from "../queries/list-staff"
import { SYNONYMS } from "../queries/list-synonyms"
import { readMainProducts } from "../queries/main-products"
import { findWarehouse } from "../workflows/save-warehouse"
import { subjectOf } from "./subject"

/**
 * Reads a record as the audit log shows it; null when it is not there. A resource that is one record ignores the id.
 */
type Reader = (db: Knex, id: string, scope: MedusaContainer) => Promise<unknown>

/**
 * Readers of resources by the first part of a path under /back-office. A resource without a reader is read from the
 * responses of its routes.
 */
const READERS: Record<string, Reader> = {
  products: (_, id, scope) => catalogOf(scope).findShopProduct(id),
  categories: CATEGORIES.find,
  synonyms: SYNONYMS.find,
  "search-pins": findNamedPin,
  offers: findAuditedOffer,
  orders: findOrder,
  returns: RETURNS.find,
  reviews: REVIEWS.find,
  "problem-reports": PROBLEM_REPORTS.find,
  complaints: COMPLAINTS.find,
  banners: (db, id) => readRow(db, "banner", ["image_url", "image_url_hi", "redirect_url", "rank"], id),
  faqs: (db, id) => readRow(db, "faq", ["question", "answer", "question_hi", "answer_hi", "rank"], id),
  "main-products": readMainProducts,
  staff: STAFF.find,
  settings: (_, __, scope) => scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).read(),
  logo: async (_, __, scope) => (await scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).facts()).logo,
  pages: async (_, id, scope) =>
    (await scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).pages()).find((page) => page.id === id),
  "tax-settings": (_, __, scope) => gstOf(scope).settings(),
  "cod-settings": (_, __, scope) => findCodSettings(scope),
  "return-settings": (_, __, scope) => findReturnSettings(scope),
  "cancellation-settings": (_, __, scope) => findCancellationSettings(scope),
  warehouses: (_, id, scope) => findWarehouse(scope, id),
  invitations: (db, id) => readRow(db, "staff_invitation", ["email", "role", "expires_at"], id),
}

/** Resources that are one record, and so have no id. */
const SINGLE = new Set([
  "main-products",
  "settings",
  "logo",
  "tax-settings",
  "cod-settings",
  "return-settings",
  "cancellation-settings",
])

/** Whether a change is that of one record, which is there before or after it. */
export const isRecord = (resource: string, id: string | null) =>
  Object.hasOwn(READERS, resource) && (id !== null || SINGLE.has(resource))

/** The record a change is about; undefined when there is none to read before or after it. */
export const readSubject = async (scope: MedusaContainer, resource: string, id: string | null): Promise<unknown> => {
  if (!isRecord(resource, id)) return undefined
  return (await READERS[resource](scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id ?? "", scope)) ?? undefined
}

/** Name of a product, where no more of it is needed; "" for any other resource. */
export const readName = async (scope: MedusaContainer, resource: string, id: string | null): Promise<string> => {
  if (resource !== "products" || id === null) return ""
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const product = await db("shop_product").where({ id }).first("name")
  return subjectOf(product)
}

const readRow = (db: Knex, table: string, columns: string[], id: string): Promise<unknown> =>
  db(table).select(columns).where({ id }).whereNull("deleted_at").first()
