import { noOffers } from "@haat/checkout/contract"
import {
  CANCEL_ORDER_HOOK,
  CHARGES_HOOK,
  ORDER_TRANSACTION_HOOK,
  PLAN_CART_HOOK,
  VALIDATE_ORDER_HOOK,
} from "@haat/checkout/hooks"
import { toPaise } from "@haat/sdk/money"
import { addToHook } from "@haat/sdk/server/hooks"
import { readSettings } from "@haat/sdk/server/settings"
import type { GiftWish } from "./contract"
import { GIFT_WRAP_ERRORS } from "./errors"
import { GIFT_WRAP_SETTINGS } from "./settings"
import { wrappingCharge } from "./wrapping-charge"

const plugin = "gift-wrap"
const order = 1_000

/** Returns what the shopper chose; the shop has checked it. */
const wishIn = (fields: Record<string, Record<string, unknown>> = {}) => fields[plugin] as GiftWish | undefined

addToHook(CHARGES_HOOK, {
  plugin,
  order,
  run: async ({ lines, goods_paise, fields, readSettings }) => {
    if (!wishIn(fields)?.is_wrapped) return []
    const { piece_rupees, free_above_rupees } = await readSettings(GIFT_WRAP_SETTINGS)
    return goods_paise > toPaise(free_above_rupees) ? [] : [wrappingCharge(lines, piece_rupees)]
  },
})

/** Tells how much is missing until wrapping is free. */
addToHook(PLAN_CART_HOOK, {
  plugin,
  order,
  run: async ({ lines }, container) => {
    const { free_above_rupees } = await readSettings(container, GIFT_WRAP_SETTINGS)
    const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const missing = free_above_rupees - goods
    const none = noOffers(lines.length)
    if (missing < 0 || missing > free_above_rupees / 2) return none
    const hint = { name: "Free gift wrapping", name_hi: "मुफ़्त गिफ़्ट रैपिंग", missing: missing + 1 }
    return { ...none, shown: { ...none.shown, hints: [hint] } }
  },
})

addToHook(VALIDATE_ORDER_HOOK, {
  plugin,
  order,
  run: ({ plan }) => {
    const wish = wishIn(plan.fields)
    return wish?.message && !wish.is_wrapped ? [{ entry: GIFT_WRAP_ERRORS.gift_message_without_wrapping }] : []
  },
})

const WRAP = `
  insert into gift_wrap (id, order_id, pieces)
  values (:id, :order_id, :pieces)`

/** Puts the order on the list of those to wrap. */
addToHook(ORDER_TRANSACTION_HOOK, {
  plugin,
  order,
  run: async ({ trx, order_id, plan }) => {
    if (!wishIn(plan.fields)?.is_wrapped) return
    const pieces = plan.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    await trx.raw(WRAP, { id: order_id.replace("order_", "wrap_"), order_id, pieces })
  },
})

addToHook(CANCEL_ORDER_HOOK, {
  plugin,
  order,
  run: async ({ trx, order_id }) => {
    await trx.raw("delete from gift_wrap where order_id = :order_id", { order_id })
  },
})
