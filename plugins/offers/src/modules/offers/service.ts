import { type CartCodes, MAX_CODES_ON_CART } from "@haat/checkout/contract"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { codeKey } from "../../contract"
import { OFFER_ERRORS } from "../../errors"
import { findByCode } from "../../queries/candidates"
import { dropCodeFromCart, putCodeOnCart } from "../../queries/codes-on-cart"
import { OFFER_DATA } from "./queries/personal-data"

/** Codes of offers on carts. */
export class OffersService implements CartCodes {
  readonly personalData = OFFER_DATA
  readonly #db: Knex

  constructor(container: Record<string, unknown>) {
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
  }

  addCartCode: CartCodes["addCartCode"] = async ({ customer_id, cart_id, code: typed }) => {
    const code = codeKey(typed)
    const offer = await findByCode(this.#db, { customer_id, cart_id, code })
    if (!offer?.code_id) throw new HttpError(OFFER_ERRORS.code_unknown, { offer: code })
    if (offer.closed) throw new HttpError(OFFER_ERRORS[offer.closed], { offer: code })
    const most = MAX_CODES_ON_CART
    const isPut = await putCodeOnCart(this.#db, { customer_id, offer_id: offer.id, code_id: offer.code_id, most })
    if (!isPut) throw new HttpError(OFFER_ERRORS.too_many_codes, { most })
  }

  removeCartCode: CartCodes["removeCartCode"] = async ({ customer_id, code }) => {
    await dropCodeFromCart(this.#db, { customer_id, code: codeKey(code) })
  }
}
