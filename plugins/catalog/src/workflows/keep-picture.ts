import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import * as ownership from "../modules/catalog/queries/picture-ownership"

/**
 * Keeps an uploaded picture for something that is no product, in the caller's transaction, until `releasePictures`.
 * @returns the address of its widest rendition; undefined when it is gone or belongs to something else
 */
export async function keepPicture(trx: Knex, id: string, kept_for: string): Promise<string | undefined> {
  return (await ownership.keepPicture(trx, id, kept_for))?.at(-1)?.url
}
