import { HttpError } from "@haat/sdk/server/http-error"
import { lockNamedList } from "@haat/sdk/server/queries/lock-list"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { MAX_OFFERS, type Offer, type SaveOffer } from "../contract"
import { OFFER_ERRORS } from "../errors"
import { OFFER_COLUMNS, type OfferTableRow, toOffer, toTableRow } from "./offer-rows"

/** @throws HttpError 409 when its code is another offer's, or there are too many; 404 without one of its goods */
export const addOffer = (db: Knex, offer: SaveOffer): Promise<Offer> =>
  changing(db, async (trx) => {
    const [{ count }] = await trx("offer").whereNull("deleted_at").count("*")
    if (Number(count) >= MAX_OFFERS) throw new HttpError(OFFER_ERRORS.too_many_offers, { most: MAX_OFFERS })
    await requireGoods(trx, offer)
    const [row] = await trx("offer")
      .insert({ id: generateEntityId(undefined, "offer"), ...toTableRow(offer) })
      .returning<OfferTableRow[]>(OFFER_COLUMNS)
    await writeCode(trx, row.id, offer.code)
    return toOffer(row, offer.code)
  })

/**
 * @throws HttpError 404 without the offer or one of its goods, 409 when it was changed since `was`, or its code is
 * another's
 */
export const changeOffer = (db: Knex, id: string, { was, ...offer }: SaveOffer & { was: string }): Promise<Offer> =>
  changing(db, async (trx) => {
    const before = await trx("offer").where({ id }).whereNull("deleted_at").forUpdate().first("updated_at")
    if (!before) throw new HttpError(OFFER_ERRORS.no_such_offer)
    if (new Date(before.updated_at).getTime() !== Date.parse(was)) throw new HttpError(OFFER_ERRORS.offer_changed)
    await requireGoods(trx, offer)
    const [row] = await trx("offer")
      .where({ id })
      .update({ ...toTableRow(offer), updated_at: trx.fn.now() })
      .returning<OfferTableRow[]>(OFFER_COLUMNS)
    await writeCode(trx, id, offer.code)
    return toOffer(row, offer.code)
  })

/** Removes an offer; orders that used it stay. Its codes can be used for another offer. @throws HttpError 404 */
export const removeOffer = (db: Knex, id: string): Promise<void> =>
  changing(db, async (trx) => {
    const gone = await trx("offer").where({ id }).whereNull("deleted_at").update({ deleted_at: trx.fn.now() })
    if (!gone) throw new HttpError(OFFER_ERRORS.no_such_offer)
    await trx("offer_code").where({ offer_id: id }).delete()
  })

/** Serializes changes: two concurrent ones would both find that a code does not exist yet. */
const changing = <T>(db: Knex, change: (trx: Knex) => Promise<T>): Promise<T> =>
  db.transaction(async (trx) => {
    await lockNamedList(trx, "haat-offers")
    return change(trx)
  })

/** Writes the public code. An unchanged code stays on the carts it is on. */
async function writeCode(trx: Knex, offer_id: string, code: string | null): Promise<void> {
  const old = trx("offer_code").where({ offer_id, single_use: false })
  await (code === null ? old : old.whereNot({ code })).delete()
  if (code === null) return
  const there = await trx("offer_code").where({ code }).first("offer_id", "single_use")
  if (there && (there.offer_id !== offer_id || there.single_use)) throw new HttpError(OFFER_ERRORS.code_taken, { code })
  if (!there) await trx("offer_code").insert({ id: generateEntityId(undefined, "ofcode"), offer_id, code })
}

async function requireGoods(trx: Knex, { scope, product_ids, category_ids }: SaveOffer): Promise<void> {
  const [view, ids] =
    scope === "products" ? (["shop_product", product_ids] as const) : (["shop_category", category_ids] as const)
  if (scope !== "products" && scope !== "categories") return
  const wanted = new Set(ids)
  const [{ count }] = await trx(view)
    .whereIn("id", [...wanted])
    .count("*")
  if (Number(count) !== wanted.size) throw new HttpError(OFFER_ERRORS.offered_goods_gone)
}
