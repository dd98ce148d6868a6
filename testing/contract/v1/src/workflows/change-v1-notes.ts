import { queueMail } from "@haat/mail/workflows/queue-mail"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import type { Locale } from "@haat/sdk/locale"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import { readSettings } from "@haat/sdk/server/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type NewV1Note, V1_NOTE_ADDED, type V1Note, type V1NoteCount } from "../contract"
import { V1_NOTES_ERRORS } from "../errors"
import { V1_NOTES_MAIL } from "../mails"
import { insertV1Note } from "../modules/v1-notes/queries/insert-v1-note"
import { V1_NOTES_SETTINGS } from "../settings"

type Own = { customer_id: string }

const database = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Returns the v1 notes of a shopper, in the owner's order. */
export async function listV1Notes(container: MedusaContainer, own: Own): Promise<V1Note[]> {
  const { order } = await readSettings(container, V1_NOTES_SETTINGS)
  return database(container)("v1_note")
    .where(own)
    .select("id", "name", "product_id", "created_at")
    .orderBy("created_at", order === "newest" ? "desc" : "asc")
}

/** Adds a v1 note. @throws HttpError 404 for an unknown product, 409 when there is no room */
export async function addV1Note(container: MedusaContainer, input: Own & NewV1Note): Promise<V1Note> {
  const db = database(container)
  const { product_id = null } = input
  if (product_id && !(await db("shop_product").where({ id: product_id }).first("id")))
    throw new HttpError(HTTP_ERRORS.no_such_product)
  const { max_items: most } = await readSettings(container, V1_NOTES_SETTINGS)
  const item = await insertV1Note(db, { ...input, product_id, most })
  if (!item) throw new HttpError(V1_NOTES_ERRORS.too_many_v1_notes, { most })
  await emitEvents(container, [{ name: V1_NOTE_ADDED, data: { id: item.id } }])
  return item
}

/** Removes a v1 note. @throws HttpError 404 when the shopper has none with this id */
export async function removeV1Note(container: MedusaContainer, own: Own & { id: string }): Promise<void> {
  const db = database(container)
  if (!(await db("v1_note").where(own).delete())) throw new HttpError(V1_NOTES_ERRORS.no_such_v1_note)
}

/** Mails a shopper the list, once a day. */
export async function mailV1Notes(container: MedusaContainer, own: Own, language: Locale): Promise<void> {
  const db = database(container)
  const { email: to } = await db("shopper").where({ id: own.customer_id }).first("email")
  const names = (await listV1Notes(container, own)).map(({ name }) => name)
  const id = `v1-notes:${own.customer_id}:${new Date().toISOString().slice(0, 10)}`
  await queueMail(container, V1_NOTES_MAIL, { id, payload: { to, names, language } })
}

/** Counts the v1 notes about a product, where the owner wants that. */
export async function countV1Notes(container: MedusaContainer, product_id: string): Promise<V1NoteCount> {
  const { is_counted, api_key } = await readSettings(container, V1_NOTES_SETTINGS)
  const row = is_counted && (await database(container)("v1_note_count").where({ product_id }).first("count"))
  return { count: row ? row.count : 0, has_key: api_key !== null }
}
