// begin mail
import { queueMail } from "@haat/mail/workflows/queue-mail"
// end mail
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
// begin mail
import type { Locale } from "@haat/sdk/locale"
// end mail
import { HttpError } from "@haat/sdk/server/http-error"
// begin setting
import { readSettings } from "@haat/sdk/server/settings"
// end setting
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { __Row__, New__Row__ } from "../contract"
import { __PLUGIN___ERRORS } from "../errors"
// begin mail
import { __PLUGIN___MAIL } from "../mails"
// end mail
import { insert__Row__ } from "../modules/__name__/queries/insert-__row_file__"
// begin setting
import { __PLUGIN___SETTINGS } from "../settings"

// end setting

// begin no setting
// const MAX_ITEMS = 100
// end no setting
type Own = { customer_id: string }

const database = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Returns the __rows_words__ of a shopper, the newest first. */
export async function list__Rows__(container: MedusaContainer, own: Own): Promise<__Row__[]> {
  const db = database(container)
  return db("__table__").where(own).select("id", "name", "product_id", "created_at").orderBy("created_at", "desc")
}

/** Adds a __row_words__. @throws HttpError 404 for an unknown product, 409 when there is no room */
export async function add__Row__(container: MedusaContainer, input: Own & New__Row__): Promise<__Row__> {
  const db = database(container)
  const { product_id = null } = input
  if (product_id && !(await db("shop_product").where({ id: product_id }).first("id")))
    throw new HttpError(HTTP_ERRORS.no_such_product)
  // begin setting
  const { max_items: most } = await readSettings(container, __PLUGIN___SETTINGS)
  // end setting
  // begin no setting
  // const most = MAX_ITEMS
  // end no setting
  const item = await insert__Row__(db, { ...input, product_id, most })
  if (!item) throw new HttpError(__PLUGIN___ERRORS.too_many___tables__, { most })
  return item
}

/** Removes a __row_words__. @throws HttpError 404 when the shopper has none with this id */
export async function remove__Row__(container: MedusaContainer, own: Own & { id: string }): Promise<void> {
  const db = database(container)
  if (!(await db("__table__").where(own).delete())) throw new HttpError(__PLUGIN___ERRORS.no_such___table__)
}

// begin mail
/** Mails a shopper the list, once a day. */
export async function mail__Rows__(container: MedusaContainer, own: Own, language: Locale): Promise<void> {
  const db = database(container)
  const { email: to } = await db("shopper").where({ id: own.customer_id }).first("email")
  const names = (await list__Rows__(container, own)).map(({ name }) => name)
  const id = `__name__:${own.customer_id}:${new Date().toISOString().slice(0, 10)}`
  await queueMail(container, __PLUGIN___MAIL, { id, payload: { to, names, language } })
}
// end mail
