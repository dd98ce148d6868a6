import type {} from "@haat/cash-fee/contract"
import { money } from "@haat/sdk/money"
import { defineSlot, useShopFacts } from "@haat/sdk/storefront"
import { CASH_FEE } from "../messages.ts"

/** Names the fee before the shopper chooses how to pay. */
function FeeNote() {
  const fee = useShopFacts().plugins["cash-fee"]?.fee_rupees ?? 0
  return fee > 0 ? <p className="mt-1 text-sm text-ink-soft">{CASH_FEE.note(money(fee))}</p> : null
}

export default defineSlot("cart.summary", { order: 100, component: FeeNote })
