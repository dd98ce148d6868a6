import { randomInt } from "node:crypto"
import { HttpError } from "@haat/sdk/server/http-error"
import { lockNamedList } from "@haat/sdk/server/queries/lock-list"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { MAX_CODES_OF_OFFER, type MakeCodes } from "../contract"
import { OFFER_ERRORS } from "../errors"

/** Signs of codes without those that are easily confused: I, L, O, 0 and 1. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
/** Length of a random code of 31 signs: guessing one of a million codes takes some 800,000 attempts. */
const RANDOM_LETTERS = 8

const randomLetters = () => Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("")

/**
 * Makes unique codes for an offer, each for one order.
 * @returns the codes
 * @throws HttpError 404 without the offer, 409 for an automatic one or beyond MAX_CODES_OF_OFFER
 */
export const makeCodes = (db: Knex, offer_id: string, { count, prefix }: MakeCodes): Promise<string[]> =>
  db.transaction(async (trx) => {
    await lockNamedList(trx, "haat-offers")
    const offer = await trx("offer").where({ id: offer_id }).whereNull("deleted_at").first("automatic")
    if (!offer) throw new HttpError(OFFER_ERRORS.no_such_offer)
    if (offer.automatic) throw new HttpError(OFFER_ERRORS.codes_of_automatic)
    const [{ count: there }] = await trx("offer_code").where({ offer_id }).count("*")
    if (Number(there) + count > MAX_CODES_OF_OFFER)
      throw new HttpError(OFFER_ERRORS.too_many_unique_codes, { most: MAX_CODES_OF_OFFER })
    const made: string[] = []
    while (made.length < count) {
      const codes = new Set(Array.from({ length: count - made.length }, () => prefix + randomLetters()))
      const rows = [...codes].map((code) => ({
        id: generateEntityId(undefined, "ofcode"),
        offer_id,
        code,
        single_use: true,
      }))
      const added = await trx("offer_code")
        .insert(rows)
        .onConflict("code")
        .ignore()
        .returning<{ code: string }[]>("code")
      made.push(...added.map(({ code }) => code))
    }
    return made
  })
