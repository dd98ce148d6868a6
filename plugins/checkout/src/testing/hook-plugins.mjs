// Adds two plugins with a handler in each order hook to the backend that loads this file with `--import`. The table
// `hook_mode` says how each behaves in the hooks below: a row has the hook, the plugin and its mode.
import {
  CANCEL_ORDER_HOOK,
  CHARGES_HOOK,
  ORDER_TRANSACTION_HOOK,
  PLAN_CART_HOOK,
  VALIDATE_ORDER_HOOK,
} from "@haat/checkout/hooks"
import { defineOrderFields } from "@haat/sdk/order-fields"
import { addToHook } from "@haat/sdk/server/hooks"
import { addOrderFields } from "@haat/sdk/server/order-fields-registry"
import { z } from "zod"
import { addHandlersThatNote } from "./note-hook-runs.mjs"

const MODES = "select mode from hook_mode where hook = :hook and plugin = :plugin"
const never = () => new Promise(() => {})

/** Makes of a charge what the shop rejects, by mode. */
const CHARGE_MODES = {
  throws: () => {
    throw new Error("Broken on purpose")
  },
  waits: never,
  float: (charge) => [{ ...charge, paise: 10.5 }],
  negative: (charge) => [{ ...charge, paise: -100 }],
  foreign: (charge) => [{ ...charge, id: "other.fee" }],
}

const perPiece = (lines, paise) => lines.map(({ variant_id, quantity }) => ({ variant_id, paise: paise * quantity }))
const sum = (shares) => shares.reduce((all, { paise }) => all + paise, 0)

/** The order of these handlers is not that of the names. */
const PLUGINS = {
  "test-first": {
    order: 10_000,
    charge: (lines) => {
      const shares = perPiece(lines, 40_25)
      const tax = { hsn: "998540", rate: 18_00 }
      return { name: "Wrapping", paise: sum(shares), tax, refund: "with_pieces", lines: shares }
    },
  },
  "test-early": {
    order: 9_000,
    charge: () => ({ name: "Handling", paise: 15_00, tax: "delivery", refund: "with_order" }),
  },
}

for (const [plugin, { order, charge }] of Object.entries(PLUGINS)) {
  const fields = z.object({ message: z.string().trim().max(20, "At most 20 characters").default("") })
  addHandlersThatNote(plugin, order)
  const label = { en: `Message of ${plugin}`, hi: `${plugin} का संदेश` }
  addOrderFields(plugin, defineOrderFields(plugin, fields, { message: { label, on_invoice: true } }))

  addToHook(CHARGES_HOOK, {
    plugin,
    order,
    run: async ({ lines, readRows }) => {
      const [row] = await readRows(MODES, { hook: "charges", plugin })
      if (row?.mode === "writes") await readRows("insert into hook_row (order_id) values ('x') returning order_id")
      const own = { id: `${plugin}.fee`, ...charge(lines) }
      return (CHARGE_MODES[row?.mode] ?? ((one) => [one]))(own)
    },
  })

  addToHook(PLAN_CART_HOOK, {
    plugin,
    order,
    run: ({ lines }) => {
      const off = lines.map(() => [{ offer_id: `${plugin}_offer`, name: `A rupee of ${plugin}`, amount: 1 }])
      const shown = { applied: [{ name: `A rupee of ${plugin}`, amount: lines.length }], rejected: [], hints: [] }
      return { lines: off, delivery: [], item_discount: lines.length, delivery_discount: 0, uses: [], shown }
    },
  })

  addToHook(VALIDATE_ORDER_HOOK, {
    plugin,
    order,
    run: async ({ plan, readRows }) => {
      const [row] = await readRows(MODES, { hook: "validate", plugin })
      if (row?.mode === "throws") throw new Error("Broken on purpose")
      const en = `${plugin} does not accept {total}`
      const entry = { code: `${plugin}_rejects`, status: 409, en }
      const params = { total: plan.total }
      // a field that it has, and one that it lacks
      if (row?.mode === "names") return ["message", "colour"].map((field) => ({ entry: { ...entry, field }, params }))
      if (row?.mode === "names unknown") return [{ entry: { ...entry, field: "colour" }, params }]
      return row?.mode === "rejects" ? [{ entry, params }] : []
    },
  })

  addToHook(ORDER_TRANSACTION_HOOK, {
    plugin,
    order,
    run: async ({ trx, order_id, plan }) => {
      await trx.raw("insert into hook_row (order_id, plugin, message) values (:order_id, :plugin, :message)", {
        order_id,
        plugin,
        message: plan.fields?.[plugin]?.message ?? "",
      })
      const { rows } = await trx.raw(MODES, { hook: "transaction", plugin })
      if (rows[0]?.mode === "throws") throw new Error("Broken on purpose")
      if (rows[0]?.mode === "sleeps") await trx.raw("select pg_sleep(5)")
      // the test holds this lock, and kills the backend while it waits
      if (rows[0]?.mode === "locks") await trx.raw("select pg_advisory_xact_lock(4711)")
      if (rows[0]?.mode === "waits") await never()
    },
  })

  addToHook(CANCEL_ORDER_HOOK, {
    plugin,
    order,
    run: ({ trx, order_id }) =>
      trx.raw("update hook_row set cancelled = true where order_id = :order_id and plugin = :plugin", {
        order_id,
        plugin,
      }),
  })
}
