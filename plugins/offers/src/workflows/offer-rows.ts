import { toPaise, toRupees } from "@haat/sdk/money"
import type { Offer, SaveOffer } from "../contract"

/** An offer as its table has it. */
export type OfferTableRow = Omit<Offer, "amount" | "min_amount" | "code"> & { amount_paise: number; min_paise: number }

export const OFFER_COLUMNS = [
  ...["id", "name", "name_hi", "kind", "scope", "percent", "amount_paise", "buy", "get", "product_ids", "category_ids"],
  ...["min_paise", "first_order_only", "per_customer_limit", "total_limit", "starts_at", "ends_at", "automatic"],
  ...["counts_same_person", "stackable", "active", "created_at", "updated_at"],
]

/** Row of an offer; columns that its kind or its scope does not use have their defaults. */
export function toTableRow({ amount, min_amount, code: _, ...offer }: SaveOffer) {
  const { kind, scope } = offer
  return {
    ...offer,
    percent: kind === "amount" ? 100 : offer.percent,
    amount_paise: kind === "amount" ? toPaise(amount) : 0,
    buy: kind === "buy_get" ? offer.buy : 1,
    get: kind === "buy_get" ? offer.get : 1,
    product_ids: scope === "products" ? offer.product_ids : [],
    category_ids: scope === "categories" ? offer.category_ids : [],
    min_paise: toPaise(min_amount),
  }
}

export const toOffer = ({ amount_paise, min_paise, ...row }: OfferTableRow, code: string | null): Offer => ({
  ...row,
  ...{ amount: toRupees(amount_paise), min_amount: toRupees(min_paise), code },
})
