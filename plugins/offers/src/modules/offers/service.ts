import { MAX_CODES_ON_CART, noOffers, type Offers } from "@haat/checkout/contract"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { cartOffers } from "../../cart-offers"
import { codeKey } from "../../contract"
import { OFFER_ERRORS } from "../../errors"
import { explainOfferError } from "../../explain-offer-error"
import { findByCode, readCandidates } from "../../queries/candidates"
import { dropCodeFromCart, putCodeOnCart } from "../../queries/codes-on-cart"
import { holdUses, recordUses, releaseHold, shrinkUses } from "../../queries/uses"
import { OFFER_DATA } from "./queries/personal-data"

const rejectUse = (error: unknown) => {
  throw explainOfferError(error) ?? error
}

/** Offers on carts and in orders. */
export class OffersService implements Offers {
  readonly personalData = OFFER_DATA
  readonly #db: Knex

  constructor(container: Record<string, unknown>) {
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
  }

  effectOn: Offers["effectOn"] = async (input) => {
    const { customer_id, cart_id, lines } = input
    const product_ids = [...new Set(lines.map(({ product_id }) => product_id))]
    const { candidates, categories } = await readCandidates(this.#db, { customer_id, cart_id, product_ids })
    return candidates.length ? cartOffers(candidates, categories, input) : noOffers(lines.length)
  }

  putCode: Offers["putCode"] = async ({ customer_id, cart_id, code: typed }) => {
    const code = codeKey(typed)
    const offer = await findByCode(this.#db, { customer_id, cart_id, code })
    if (!offer?.code_id) throw new HttpError(OFFER_ERRORS.code_unknown, { offer: code })
    if (offer.closed) throw new HttpError(OFFER_ERRORS[offer.closed], { offer: code })
    const most = MAX_CODES_ON_CART
    const isPut = await putCodeOnCart(this.#db, { customer_id, offer_id: offer.id, code_id: offer.code_id, most })
    if (!isPut) throw new HttpError(OFFER_ERRORS.too_many_codes, { most })
  }

  dropCode: Offers["dropCode"] = async ({ customer_id, code }) => {
    await dropCodeFromCart(this.#db, { customer_id, code: codeKey(code) })
  }

  recordUses: Offers["recordUses"] = (trx, used) => recordUses(trx, used).catch(rejectUse)

  shrinkUses: Offers["shrinkUses"] = shrinkUses

  holdUses: Offers["holdUses"] = async (used) => {
    if (used.uses.length) await holdUses(this.#db, used).catch(rejectUse)
  }

  releaseHold: Offers["releaseHold"] = (cart_id) => releaseHold(this.#db, cart_id)
}
