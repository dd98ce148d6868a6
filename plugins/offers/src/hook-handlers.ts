import {
  CANCEL_PIECES_HOOK,
  HOLD_ORDER_HOOK,
  PLAN_CART_HOOK,
  RELEASE_ORDER_HOOK,
  WRITE_ORDER_HOOK,
} from "@haat/checkout/hooks"
import { addToHook } from "@haat/sdk/server/hooks"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { cartOffers } from "./cart-offers"
import { explainOfferError } from "./explain-offer-error"
import { readCandidates } from "./queries/candidates"
import { holdUses, recordUses, releaseHold, shrinkUses } from "./queries/uses"

/** Discounts of offers, and their uses. */
const plugin = "offers"

const resolveDatabase = (container: MedusaContainer): Knex => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** @throws HttpError 409 when an offer has been used up meanwhile */
const rejectUse = (error: unknown) => {
  throw explainOfferError(error) ?? error
}

addToHook(PLAN_CART_HOOK, {
  plugin,
  order: 100,
  run: async (cart, container) => {
    const { customer_id, cart_id, lines } = cart
    const product_ids = [...new Set(lines.map(({ product_id }) => product_id))]
    const { candidates, categories } = await readCandidates(resolveDatabase(container), {
      customer_id,
      cart_id,
      product_ids,
    })
    return cartOffers(candidates, categories, cart)
  },
})

addToHook(WRITE_ORDER_HOOK, {
  plugin,
  order: 200,
  run: ({ plan: { cart_id, customer_id, offers: uses } }) => {
    if (!uses) return {}
    return {
      write: (trx, order_id) => recordUses(trx, { cart_id, customer_id, uses, order_id }).catch(rejectUse),
    }
  },
})

addToHook(HOLD_ORDER_HOOK, {
  plugin,
  order: 100,
  run: async ({ cart_id, customer_id, offers: uses }, container) => {
    if (uses) await holdUses(resolveDatabase(container), { cart_id, customer_id, uses }).catch(rejectUse)
  },
})

addToHook(RELEASE_ORDER_HOOK, {
  plugin,
  order: 100,
  run: async ({ cart_id, offers: uses }, container) => {
    if (uses) await releaseHold(resolveDatabase(container), cart_id)
  },
})

addToHook(CANCEL_PIECES_HOOK, {
  plugin,
  order: 200,
  run: ({ trx, order_id, discount_paise }) => shrinkUses(trx, { order_id, discount_paise }),
})
