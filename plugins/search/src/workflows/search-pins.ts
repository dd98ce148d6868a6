import { CATALOG_ERRORS } from "@haat/catalog/errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { lockNamedList } from "@haat/sdk/server/queries/lock-list"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { type ChangePin, MAX_PINS, type SavePin, type SearchPin } from "../contract"
import { SEARCH_ERRORS } from "../errors"

const TABLE = "search_pin"
const COLUMNS = ["id", "text", "product_ids", "created_at", "updated_at"]

const resolveDatabase = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/**
 * Puts products first for a text.
 * @throws HttpError 409 when it has some already or there are too many texts, 404 without a product
 */
export const createPin = (container: MedusaContainer, { text, product_ids }: SavePin): Promise<SearchPin> =>
  changing(container, async (trx) => {
    if (await trx(TABLE).where({ text }).first("id")) throw new HttpError(SEARCH_ERRORS.pin_exists, { text })
    const [{ count }] = await trx(TABLE).count("*")
    if (Number(count) >= MAX_PINS) throw new HttpError(SEARCH_ERRORS.too_many_pins, { most: MAX_PINS })
    await requireProducts(trx, product_ids)
    const [pin] = await trx(TABLE)
      .insert({ id: generateEntityId(undefined, "pin"), text, product_ids })
      .returning<SearchPin[]>(COLUMNS)
    return pin
  })

/**
 * Changes the pinned products of a text.
 * @throws HttpError 404 without the text or a product, 409 when it has changed since it `was` read
 */
export const updatePin = (
  container: MedusaContainer,
  { id, product_ids, was }: ChangePin & { id: string },
): Promise<SearchPin> =>
  changing(container, async (trx) => {
    const before = await trx(TABLE).where({ id }).first<SearchPin | undefined>(COLUMNS)
    if (!before) throw new HttpError(SEARCH_ERRORS.no_such_pin)
    if (before.product_ids.join() !== was.join()) throw new HttpError(SEARCH_ERRORS.pin_changed)
    await requireProducts(trx, product_ids)
    const [pin] = await trx(TABLE)
      .where({ id })
      .update({ product_ids, updated_at: trx.fn.now() })
      .returning<SearchPin[]>(COLUMNS)
    return pin
  })

/** Takes the products of a text away. @throws HttpError 404 when it is not there */
export const deletePin = async (container: MedusaContainer, id: string): Promise<void> => {
  const removed = await resolveDatabase(container)(TABLE).where({ id }).delete()
  if (!removed) throw new HttpError(SEARCH_ERRORS.no_such_pin)
}

/** Serializes changes: two concurrent ones would both find that a text does not exist yet. */
const changing = <T>(container: MedusaContainer, change: (trx: Knex) => Promise<T>): Promise<T> =>
  resolveDatabase(container).transaction(async (trx) => {
    await lockNamedList(trx, "haat-search-pins")
    return change(trx)
  })

/** Inactive ones too: shoppers see them once they are active. */
const requireProducts = async (trx: Knex, ids: string[]) => {
  const [{ count }] = await trx("product").whereIn("id", ids).whereNull("deleted_at").count("*")
  if (Number(count) !== ids.length) throw new HttpError(CATALOG_ERRORS.listed_product_gone)
}
