import { type Charge, noOffers } from "@haat/checkout/contract"
import {
  CANCEL_ORDER_HOOK,
  CHARGES_HOOK,
  ORDER_TRANSACTION_HOOK,
  PLAN_CART_HOOK,
  VALIDATE_ORDER_HOOK,
} from "@haat/checkout/hooks"
import { addToHook } from "@haat/sdk/server/hooks"
import { V1_NOTES_ERRORS } from "./errors"
import { insertTrace } from "./modules/v1-notes/queries/insert-trace"

const plugin = "v1-notes"
const order = 10_000

addToHook(CANCEL_ORDER_HOOK, { plugin, order, run: ({ trx, order_id }) => insertTrace(trx, order_id, "hook") })

/** A rupee for each order that is noted. */
const NOTING: Charge = { id: "v1-notes.noting", name: "Noting", paise: 1_00, tax: "delivery", refund: "with_order" }

addToHook(CHARGES_HOOK, { plugin, order, run: ({ fields }) => (fields[plugin]?.is_noted ? [NOTING] : []) })

addToHook(PLAN_CART_HOOK, { plugin, order, run: ({ lines }) => noOffers(lines.length) })

addToHook(VALIDATE_ORDER_HOOK, {
  plugin,
  order,
  run: ({ plan }) => (plan.fields?.[plugin]?.note === "reject" ? [{ entry: V1_NOTES_ERRORS.v1_not_noted }] : []),
})

addToHook(ORDER_TRANSACTION_HOOK, {
  plugin,
  order,
  run: ({ trx, order_id }) => insertTrace(trx, `placed:${order_id}`, "order"),
})
