import { toPaise, toRupees } from "@haat/sdk/money"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { pricedLines } from "../cart-offers"
import type { TriedOffer, TryOffer } from "../contract"
import { cartEffect } from "../effect/cart-effect"
import { OFFER_ERRORS } from "../errors"
import { readGoods } from "../queries/goods"
import { reasonOf } from "../reasons"
import { toTableRow } from "./offer-rows"

const off = (shares: { paise: number }[]) => toRupees(shares.reduce((sum, { paise }) => sum + paise, 0))

/**
 * Discount of an offer alone on a cart of these products, at today's prices. Writes nothing.
 * @throws HttpError 404 for a product that has no price
 */
export async function tryOffer(db: Knex, { offer, lines, delivery_charge }: TryOffer): Promise<TriedOffer> {
  const goods = await readGoods(
    db,
    lines.map(({ product_id }) => product_id),
  )
  const priced = lines.map(({ product_id, quantity }) => {
    const found = goods.find((one) => one.product_id === product_id)
    if (!found) throw new HttpError(OFFER_ERRORS.offered_goods_gone)
    return { ...found, quantity }
  })
  const categories = Object.fromEntries(goods.map(({ product_id, category_ids }) => [product_id, category_ids]))
  const rule = { id: "tried", ...toTableRow(offer) }
  const effect = cartEffect([rule], pricedLines(priced, categories), toPaise(delivery_charge))
  const item_total = toRupees(priced.reduce((sum, { price, quantity }) => sum + toPaise(price) * quantity, 0))
  const [item_discount, delivery_discount] = [off(effect.lines.flat()), off(effect.delivery)]
  const left = toPaise(item_total) - toPaise(item_discount) + toPaise(delivery_charge) - toPaise(delivery_discount)
  const [rejection] = effect.rejected
  return {
    lines: priced.map(({ product_id, name, quantity, price }, at) => ({
      ...{ product_id, name, quantity, price, discount: off(effect.lines[at]) },
    })),
    ...{ item_total, item_discount, delivery_charge, delivery_discount, total: Math.ceil(left / 100) },
    reason: rejection ? reasonOf(rejection, offer.name, () => offer.name).message : null,
  }
}
