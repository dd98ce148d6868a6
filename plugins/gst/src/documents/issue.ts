import type { LeavingParcel, ParcelPrice } from "@haat/freight/contract"
import type { Transaction } from "@haat/sdk/server/database"
import { readTaxSettings } from "../modules/gst/queries/settings"
import { readTaxFacts } from "../modules/gst/queries/tax-facts"
import { hasDocument, insertDocument, takeSerial } from "../queries/documents"
import { readCurrentLogo } from "../queries/logos"
import { readOrderOnPaper } from "../queries/order-on-paper"
import { readUntaxed, writeOrderTax } from "../queries/untaxed-order"
import { dayInIndia, financialYearOf } from "../rules/calendar"
import { taxOrder } from "../rules/tax-order"
import { contentOf, dueOf, kindOf } from "./content"
import { followState } from "./follow-state"
import { creditEarlierRefunds } from "./issue-credit-notes"
import { documentNumber } from "./number"
import { upiOf } from "./upi"

/**
 * Issues the document of a parcel, if it has none. The number is taken last, since all other documents of the series
 * wait for it until the transaction ends.
 */
export async function issueDocument(trx: Transaction, parcel: LeavingParcel, at: Date): Promise<void> {
  const { order_id, fulfillment_id } = parcel
  if (await hasDocument(trx, fulfillment_id)) return
  const written = await readContents(trx, parcel)
  if (!written?.contents.lines.length) return
  const { order, contents, settings } = written
  const kind = kindOf(contents)
  const logo = await readCurrentLogo(trx)
  const financial_year = financialYearOf(dayInIndia(at))
  const series = { gstin: contents.supplier.gstin, financial_year, kind }
  const { serial, issued_at } = await takeSerial(trx, series, at)
  const number = documentNumber({ kind, prefix: settings.series_prefix, financial_year }, serial)
  const due = dueOf(order, contents.total_paise)
  const { upi_id } = settings
  const upi = due > 0 && upi_id ? upiOf({ upi_id, name: contents.supplier.name, paise: due, note: number }) : undefined
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
  await creditEarlierRefunds(trx, order_id, at)
}

/** Price of a parcel by the document that it would leave with now; undefined when there is no such order. */
export async function priceOfParcel(trx: Transaction, parcel: LeavingParcel): Promise<ParcelPrice | undefined> {
  const written = await readContents(trx, parcel)
  if (!written) return
  const { order, contents } = written
  const { delivery, rounding_paise, total_paise } = contents
  const charges_paise = delivery.reduce((sum, { paid_paise }) => sum + paid_paise, rounding_paise)
  return { charges_paise, due_paise: dueOf(order, total_paise) }
}

async function readContents(trx: Transaction, parcel: LeavingParcel) {
  await storeMissingTax(trx, parcel)
  await followState(trx, parcel.order_id)
  const [order, settings] = [await readOrderOnPaper(trx, parcel), await readTaxSettings(trx)]
  return order && { order, settings, contents: contentOf(order, settings, parcel) }
}

/** Orders of an earlier version have no stored tax, nor have lines that were added since: they get it now, once. */
async function storeMissingTax(trx: Transaction, parcel: LeavingParcel): Promise<void> {
  const { order_id } = parcel
  const order = await readUntaxed(trx, parcel)
  if (!order) return
  const { lines, is_new, province } = order
  const at = new Date(order.created_at)
  const facts = await readTaxFacts(trx, lines, dayInIndia(at))
  const rounding_paise = is_new && order.rounding_paise > 0 && order.rounding_paise < 100 ? order.rounding_paise : 0
  const delivery_paise = is_new ? order.delivery_paise - rounding_paise : 0
  const tax = taxOrder(facts, { lines, delivery_paise, rounding_paise, province, at })
  await writeOrderTax(trx, order_id, order, tax)
}
