import type { GoodsTaxes, SaveGoodsTax } from "@haat/catalog/contract"
import type { OrderTax, OrderToTax } from "@haat/checkout/contract"
import type { GoodsPapers, LeavingParcel, ParcelPrice, UndocumentedParcel } from "@haat/freight/contract"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import type { Locale } from "@haat/sdk/locale"
import type { Database, Transaction } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import type { TaxedState } from "@haat/shop-settings/contract"
import { MedusaService } from "@medusajs/framework/utils"
import type {
  CategoryTax,
  DocumentFile,
  IssuedDocuments,
  PaperSize,
  ProductTax,
  Registration,
  Registrations,
  SaveTaxSettings,
  TaxProblems,
  TaxSettings,
} from "../../contract"
import { quoteParcelPrice } from "../../documents/issue"
import { renderDocuments } from "../../documents/order-file"
import { GST_ERRORS } from "../../errors"
import { readDocuments, readParcelDocument, readSourceNotes } from "../../queries/documents"
import { findUndocumentedParcels } from "../../queries/undocumented-parcels"
import { dayInIndia } from "../../rules/calendar"
import { taxOrder } from "../../rules/tax-order"
import { findRegistrationError } from "../../rules/warehouse"
import { findCategoryTax, findProductTax, findTaxProblems } from "./goods-tax"
import { GstSettings } from "./models/gst-settings"
import { lockOwnTaxes, readOwnTaxes, writeCategoryTax, writeProductTaxes } from "./queries/goods"
import { DOCUMENT_DATA } from "./queries/personal-data"
import { readTaxSettings, writeTaxSettings } from "./queries/settings"
import { readTaxFacts } from "./queries/tax-facts"
import {
  lockTaxSettings,
  readNamedRegistrations,
  readRegistrations,
  readSuppliers,
  writeRegistration,
} from "./queries/warehouses"
import { GstReports } from "./reports"

export type DocumentFileRequest = { order_id: string; customer_id?: string; locale: Locale; paper?: PaperSize }

/** Tax settings, registrations, tax classifications and documents of the shop. */
export class GstService
  extends MedusaService({ GstSettings })
  implements GoodsPapers, IssuedDocuments, GoodsTaxes, Registrations, TaxedState
{
  readonly personalData = DOCUMENT_DATA
  readonly reports: GstReports
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Database }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
    this.reports = new GstReports(this.database)
  }

  settings(): Promise<TaxSettings> {
    return readTaxSettings(this.database)
  }

  /**
   * Saves all settings when their version is current and they fit the registrations of the warehouses.
   * @throws HttpError 409 tax_settings_changed, 400 settings_against_warehouse
   */
  saveSettings(settings: SaveTaxSettings): Promise<TaxSettings> {
    return this.database.transaction(async (trx) => {
      const saved = await writeTaxSettings(trx, settings)
      if (!saved) throw new HttpError(GST_ERRORS.tax_settings_changed)
      for (const { name, ...registration } of await readNamedRegistrations(trx)) {
        const problem = findRegistrationError(saved, registration)?.en
        if (problem) throw new HttpError(GST_ERRORS.settings_against_warehouse, { name, problem })
      }
      return saved
    })
  }

  registrations(): Promise<Registration[]> {
    return readRegistrations(this.database)
  }

  async saveRegistration(trx: Transaction, registration: Registration): Promise<void> {
    await lockTaxSettings(trx)
    const wrong = findRegistrationError(await readTaxSettings(trx), registration)
    if (wrong) throw new HttpError(wrong)
    await writeRegistration(trx, registration)
  }

  async isSameSupplier(trx: Transaction, one: string, other: string): Promise<boolean> {
    const suppliers = await readSuppliers(trx, [one, other])
    return suppliers.get(one) === suppliers.get(other)
  }

  /** Tax split of an order's price as of now; writes nothing. */
  async taxOf(order: OrderToTax): Promise<OrderTax> {
    return taxOrder(await readTaxFacts(this.database, order.lines, dayInIndia(order.at)), order)
  }

  priceOf(trx: Transaction, parcel: LeavingParcel): Promise<ParcelPrice | undefined> {
    return quoteParcelPrice(trx, parcel)
  }

  findUndocumentedParcels(): Promise<UndocumentedParcel[]> {
    return findUndocumentedParcels(this.database)
  }

  /**
   * An order's documents as a PDF.
   * @param customer_id customer that the order must belong to; any when left out
   * @throws HttpError 404 for another's order, 409 while nothing has left
   */
  async fileOf({ order_id, customer_id, locale, paper = "a4" }: DocumentFileRequest): Promise<DocumentFile> {
    const documents = await readDocuments(this.database, order_id, customer_id ?? null)
    if (!documents) throw new HttpError(HTTP_ERRORS.no_such_order)
    if (!documents.length) throw new HttpError(GST_ERRORS.no_document_yet)
    return renderDocuments(this.database, documents, { locale, paper })
  }

  async fileOfParcel(fulfillment_id: string): Promise<DocumentFile | undefined> {
    const content = await readParcelDocument(this.database, fulfillment_id)
    return content && renderDocuments(this.database, [content], { locale: "en", paper: "a4" })
  }

  async fileOfNotes(source_id: string): Promise<DocumentFile | undefined> {
    const contents = await readSourceNotes(this.database, source_id)
    return contents.length ? renderDocuments(this.database, contents, { locale: "en", paper: "a4" }) : undefined
  }

  /** @throws HttpError 404 */
  async productTax(id: string): Promise<ProductTax> {
    const tax = await findProductTax(this.database, id)
    if (!tax) throw new HttpError(HTTP_ERRORS.no_such_product)
    return tax
  }

  /** @throws HttpError 404 */
  async saveProductTax(id: string, tax: SaveGoodsTax): Promise<ProductTax> {
    if (!(await writeProductTaxes(this.database, [{ id, ...tax }]))) throw new HttpError(HTTP_ERRORS.no_such_product)
    return this.productTax(id)
  }

  ownTaxes(ids: string[]): Promise<Map<string, SaveGoodsTax>> {
    return readOwnTaxes(this.database, ids)
  }

  lockOwnTaxes(trx: Transaction, ids: string[]): Promise<Map<string, SaveGoodsTax>> {
    return lockOwnTaxes(trx, ids)
  }

  async saveOwnTaxes(trx: Transaction, taxes: ({ id: string } & SaveGoodsTax)[]): Promise<void> {
    await writeProductTaxes(trx, taxes)
  }

  /** @throws HttpError 404 */
  async categoryTax(id: string): Promise<CategoryTax> {
    const tax = await findCategoryTax(this.database, id)
    if (!tax) throw new HttpError(GST_ERRORS.no_such_category_tax)
    return tax
  }

  /** @throws HttpError 404 */
  async saveCategoryTax(id: string, tax: SaveGoodsTax): Promise<CategoryTax> {
    if (!(await writeCategoryTax(this.database, id, tax))) throw new HttpError(GST_ERRORS.no_such_category_tax)
    return this.categoryTax(id)
  }

  /** Tax problems for the owner to solve before the accountant finds them. */
  problems(): Promise<TaxProblems> {
    return findTaxProblems(this.database)
  }
}
