import { CANCEL_PIECES_HOOK, CHANGE_RETURN_HOOK, WRITE_ORDER_HOOK } from "@haat/checkout/hooks"
import { RECEIVE_PARCEL_HOOK, SHIP_PARCEL_HOOK } from "@haat/freight/hooks"
import { PROCESS_REFUND_HOOK } from "@haat/payments/hooks"
import { addToHook } from "@haat/sdk/server/hooks"
import { GST } from "./contract"
import { issueDocument } from "./documents/issue"
import { creditParcel, creditRefund, creditReturn } from "./documents/issue-credit-notes"
import { reduceOrderTax } from "./documents/shrink-tax"
import type { GstService } from "./modules/gst/service"
import { isTaxedFrom } from "./rules/is-taxed-from"
import { orderTaxRows } from "./rules/order-tax-rows"

/** The tax contained in orders, and their documents. */
const plugin = "gst"

addToHook(WRITE_ORDER_HOOK, {
  plugin,
  order: 100,
  run: async ({ amounts }, container) => {
    const tax = await container.resolve<GstService>(GST).taxOf(amounts)
    return {
      charges_tax: tax.charges_tax,
      canLeaveFrom: (locations) => locations.every((location_id, line) => isTaxedFrom(tax, line, location_id)),
      rows: (order) => orderTaxRows(tax, order),
    }
  },
})

addToHook(CANCEL_PIECES_HOOK, { plugin, order: 100, run: ({ trx, ...left }) => reduceOrderTax(trx, left) })

addToHook(CHANGE_RETURN_HOOK, {
  plugin,
  order: 100,
  run: async ({ trx, return_id, state }) => {
    if (state === "received") await creditReturn(trx, return_id, new Date())
  },
})

addToHook(PROCESS_REFUND_HOOK, {
  plugin,
  order: 100,
  run: ({ trx, refund_id }) => creditRefund(trx, refund_id, new Date()),
})

addToHook(SHIP_PARCEL_HOOK, { plugin, order: 100, run: ({ trx, ...parcel }) => issueDocument(trx, parcel, new Date()) })

addToHook(RECEIVE_PARCEL_HOOK, {
  plugin,
  order: 100,
  run: ({ trx, fulfillment_id }) => creditParcel(trx, fulfillment_id, new Date()),
})
