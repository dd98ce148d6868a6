import { randomBytes } from "node:crypto"
import { queueMail } from "@haat/mail/workflows/queue-mail"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { readSettings } from "@haat/sdk/server/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { AddWish, MailWishlist } from "../contract"
import { WISHLIST_ERRORS } from "../errors"
import { WISHLIST_MAIL } from "../mails"
import * as rows from "../modules/wishlist/queries/rows"
import { WISHLIST_SETTINGS } from "../settings"

const MAX_LISTS = 20
const FIRST_NAMES = { en: "My wishlist", hi: "मेरी पसंद" }

type Own = { id: string; customer_id: string }

const database = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Adds a list. @throws HttpError 409 when there are too many @returns its id */
export async function addWishlist(container: MedusaContainer, input: { customer_id: string; name: string }) {
  const id = await rows.insertWishlist(database(container), { ...input, most: MAX_LISTS })
  if (!id) throw new HttpError(WISHLIST_ERRORS.too_many_wishlists, { most: MAX_LISTS })
  return id
}

/** Deletes a list. @throws HttpError 404 when the shopper has none with this id */
export async function removeWishlist(container: MedusaContainer, own: Own) {
  if (!(await rows.deleteWishlist(database(container), own))) throw new HttpError(WISHLIST_ERRORS.no_such_wishlist)
}

/** Adds a product to a list. @throws HttpError 404 for an unknown product or list, 409 when the list is full */
export async function addWish(container: MedusaContainer, input: AddWish & { customer_id: string }) {
  const { customer_id, product_id, wishlist_id, locale } = input
  const db = database(container)
  if (!(await rows.isProduct(db, product_id))) throw new HttpError(HTTP_ERRORS.no_such_product)
  const lists = await rows.selectWishlists(db, customer_id)
  const list = wishlist_id ? lists.find(({ id }) => id === wishlist_id) : lists[0]
  if (wishlist_id && !list) throw new HttpError(WISHLIST_ERRORS.no_such_wishlist)
  const name = list?.name ?? FIRST_NAMES[locale]
  const id = list?.id ?? (await addWishlist(container, { customer_id, name }))
  const { max_items: most } = await readSettings(container, WISHLIST_SETTINGS)
  const isAdded = await rows.insertItem(db, { wishlist_id: id, product_id, most })
  if (!isAdded && !list?.product_ids.includes(product_id)) throw new HttpError(WISHLIST_ERRORS.wishlist_full, { name })
}

/** Shares a list by a new link, or ends its link. @throws HttpError 404 when the shopper has none with this id */
export async function shareWishlist(container: MedusaContainer, own: Own, isShared: boolean) {
  const token = isShared ? randomBytes(24).toString("base64url") : null
  if (!(await rows.updateToken(database(container), own, token))) throw new HttpError(WISHLIST_ERRORS.no_such_wishlist)
}

/** Mails the link of a list. @throws HttpError 404 when the shopper shares none with this id */
export async function mailWishlist(container: MedusaContainer, own: Own, { to, locale }: MailWishlist) {
  const lists = await rows.selectWishlists(database(container), own.customer_id)
  const token = lists.find(({ id }) => id === own.id)?.share_token
  if (!token) throw new HttpError(WISHLIST_ERRORS.wishlist_not_shared)
  const payload = { to, wishlist_id: own.id, language: locale }
  await queueMail(container, WISHLIST_MAIL, { id: `wishlist:${token}:${to}`, payload })
}
