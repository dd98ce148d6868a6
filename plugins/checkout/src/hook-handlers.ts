import { toPaise } from "@haat/sdk/money"
import { addToHook } from "@haat/sdk/server/hooks"
import { CANCEL_ORDER_HOOK, WRITE_ORDER_HOOK } from "./hooks"
import { returnCredit, spendCredit } from "./queries/store-credit"

/** Spends store credit with an order, and returns it when the order is cancelled. */
const plugin = "checkout"

addToHook(WRITE_ORDER_HOOK, {
  plugin,
  order: 300,
  run: ({ plan: { credit, customer_id } }) => {
    if (!credit) return {}
    return { write: (trx, order_id) => spendCredit(trx, { customer_id, order_id, paise: toPaise(credit) }) }
  },
})

addToHook(CANCEL_ORDER_HOOK, {
  plugin,
  order: 100,
  run: ({ trx, order_id }, container) => returnCredit(container, trx, order_id),
})
