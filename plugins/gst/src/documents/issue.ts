import { chargesToTax, sumCharges } from "@haat/checkout/contract"
import type { LeavingParcel, ParcelPrice } from "@haat/freight/contract"
import type { Transaction } from "@haat/sdk/server/database"
import { readTaxSettings } from "../modules/gst/queries/settings"
import { readTaxFacts } from "../modules/gst/queries/tax-facts"
import { hasDocument, insertDocument, takeSerial } from "../queries/documents"
import { readCurrentLogo } from "../queries/logos"
import { readDocumentOrder } from "../queries/order-on-paper"
import { readUntaxed, writeOrderTax } from "../queries/untaxed-order"
import { dayInIndia, financialYear } from "../rules/calendar"
import { taxOrder } from "../rules/tax-order"
import { buildContent, documentKind, dueAmountPaise } from "./content"
import { updatePlaceOfSupply } from "./follow-state"
import { creditPendingRefunds } from "./issue-credit-notes"
import { documentNumber } from "./number"
import { buildUpiPayment } from "./upi"

/**
 * Issues the document of a parcel, unless it has one. Takes the number last, as it locks the series until the
 * transaction ends.
 */
export async function issueDocument(trx: Transaction, parcel: LeavingParcel, at: Date): Promise<void> {
  const { order_id, fulfillment_id } = parcel
  if (await hasDocument(trx, fulfillment_id)) return
  const written = await readContents(trx, parcel)
  if (!written?.contents.lines.length) return
  const { order, contents, settings } = written
  const kind = documentKind(contents)
  const logo = await readCurrentLogo(trx)
  const financial_year = financialYear(dayInIndia(at))
  const series = { gstin: contents.supplier.gstin, financial_year, kind }
  const { serial, issued_at } = await takeSerial(trx, series, at)
  const number = documentNumber({ kind, prefix: settings.series_prefix, financial_year }, serial)
  const due = dueAmountPaise(order, contents.total_paise)
  const { upi_id } = settings
  const upi =
    due > 0 && upi_id ? buildUpiPayment({ upi_id, name: contents.supplier.name, paise: due, note: number }) : undefined
  await insertDocument(trx, {
    id: `gstdoc_${fulfillment_id}`,
    order_id,
    fulfillment_id,
    ...series,
    serial,
    number,
    issued_at: new Date(issued_at).toISOString(),
    content: {
      kind,
      number,
      financial_year,
      day: dayInIndia(new Date(issued_at)),
      ...contents,
      ...(logo && { logo }),
      ...(upi && { upi }),
    },
  })
  await creditPendingRefunds(trx, order_id, at)
}

/** Returns the price of a parcel by the document it would get now; undefined without such an order. */
export async function quoteParcelPrice(trx: Transaction, parcel: LeavingParcel): Promise<ParcelPrice | undefined> {
  const written = await readContents(trx, parcel)
  if (!written) return
  const { order, contents } = written
  const { delivery, rounding_paise, total_paise } = contents
  const charges_paise = delivery.reduce((sum, { paid_paise }) => sum + paid_paise, rounding_paise)
  return { charges_paise, due_paise: dueAmountPaise(order, total_paise) }
}

async function readContents(trx: Transaction, parcel: LeavingParcel) {
  await writeMissingTax(trx, parcel)
  await updatePlaceOfSupply(trx, parcel.order_id)
  const [order, settings] = [await readDocumentOrder(trx, parcel), await readTaxSettings(trx)]
  return order && { order, settings, contents: buildContent(order, settings, parcel) }
}

/** Stores the tax of orders of earlier versions, and of lines that were added later. */
async function writeMissingTax(trx: Transaction, parcel: LeavingParcel): Promise<void> {
  const { order_id } = parcel
  const order = await readUntaxed(trx, parcel)
  if (!order) return
  const { lines, is_new, province } = order
  const at = new Date(order.created_at)
  const facts = await readTaxFacts(trx, lines, dayInIndia(at))
  const rounding_paise = is_new && order.rounding_paise > 0 && order.rounding_paise < 100 ? order.rounding_paise : 0
  const charges = is_new ? chargesToTax(order.charges) : []
  const delivery_paise = is_new ? order.delivery_paise - rounding_paise - sumCharges(charges) : 0
  const tax = taxOrder(facts, { lines, delivery_paise, charges, rounding_paise, province, at })
  await writeOrderTax(trx, order_id, order, tax)
}
