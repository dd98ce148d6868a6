// Adds handlers that only note what they run for, in the table `hook_run`.
import {
  CANCEL_PIECES_HOOK,
  CHANGE_RETURN_HOOK,
  HOLD_ORDER_HOOK,
  RELEASE_ORDER_HOOK,
  WRITE_ORDER_HOOK,
} from "@haat/checkout/hooks"
import { RECEIVE_PARCEL_HOOK, SHIP_PARCEL_HOOK } from "@haat/freight/hooks"
import { PROCESS_REFUND_HOOK } from "@haat/payments/hooks"
import { addToHook } from "@haat/sdk/server/hooks"

const NOTE = "insert into hook_run (hook, plugin, about) values (:hook, :plugin, :about)"

/** Hooks of an order's transaction, with what they run for. */
const IN_TRANSACTION = [
  [CANCEL_PIECES_HOOK, ({ order_id }) => order_id],
  [CHANGE_RETURN_HOOK, ({ return_id, state }) => `${return_id} ${state}`],
  [PROCESS_REFUND_HOOK, ({ refund_id }) => refund_id],
  [SHIP_PARCEL_HOOK, ({ order_id }) => order_id],
  [RECEIVE_PARCEL_HOOK, ({ order_id }) => order_id],
]

/** Adds a handler with this order to each hook that a test only watches. */
export function addHandlersThatNote(plugin, order) {
  for (const [hook, about] of IN_TRANSACTION) {
    const run = async (input) => {
      await input.trx.raw(NOTE, { hook: hook.name, plugin, about: about(input) })
    }
    addToHook(hook, { plugin, order, run })
  }
  for (const hook of [HOLD_ORDER_HOOK, RELEASE_ORDER_HOOK]) {
    const run = async ({ cart_id }, container) => {
      await container.resolve("__pg_connection__").raw(NOTE, { hook: hook.name, plugin, about: cart_id })
    }
    addToHook(hook, { plugin, order, run })
  }
  addToHook(WRITE_ORDER_HOOK, {
    plugin,
    order,
    run: () => ({
      write: async (trx, order_id) => {
        await trx.raw(NOTE, { hook: WRITE_ORDER_HOOK.name, plugin, about: order_id })
      },
    }),
  })
}
