import { CANCEL_ORDER_HOOK } from "@haat/checkout/hooks"
import { addToHook } from "@haat/sdk/server/hooks"
import { insertTrace } from "./modules/v1-notes/queries/insert-trace"

addToHook(CANCEL_ORDER_HOOK, {
  plugin: "v1-notes",
  order: 10_000,
  run: ({ trx, order_id }) => insertTrace(trx, order_id, "hook"),
})
