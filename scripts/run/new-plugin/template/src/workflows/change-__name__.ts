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
import type { New__Row__ } from "../contract"
import { __PLUGIN___ERRORS } from "../errors"
// begin mail
import { __PLUGIN___MAIL } from "../mails"
// end mail
import { delete__Row__, insert__Row__, isProduct, select__Rows__ } from "../modules/__name__/queries/rows"
// begin mail
import { selectAddress } from "../modules/__name__/queries/select-address"
// end mail
// begin setting
import { __PLUGIN___SETTINGS } from "../settings"

// end setting

// begin no setting
// const MAX_ITEMS = 100
//
// end no setting
const database = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Returns the __rows_words__ of a shopper, the newest first. */
export const list__Rows__ = (container: MedusaContainer, customer_id: string) =>
  select__Rows__(database(container), customer_id)

/** Adds a __row_words__. @throws HttpError 404 for an unknown product, 409 when there is no room */
export async function add__Row__(container: MedusaContainer, input: New__Row__ & { customer_id: string }) {
  const { product_id = null } = input
  const db = database(container)
  if (product_id && !(await isProduct(db, product_id))) throw new HttpError(HTTP_ERRORS.no_such_product)
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
export async function remove__Row__(container: MedusaContainer, own: { id: string; customer_id: string }) {
  if (!(await delete__Row__(database(container), own))) throw new HttpError(__PLUGIN___ERRORS.no_such___table__)
}

// begin mail
/** Mails a shopper the list, once a day. */
export async function mail__Rows__(container: MedusaContainer, customer_id: string, language: Locale) {
  const db = database(container)
  const [to, items] = await Promise.all([selectAddress(db, customer_id), select__Rows__(db, customer_id)])
  const id = `__name__:${customer_id}:${new Date().toISOString().slice(0, 10)}`
  await queueMail(container, __PLUGIN___MAIL, { id, payload: { to, names: items.map(({ name }) => name), language } })
}
// end mail
