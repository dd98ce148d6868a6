import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Maximum unused pictures of one shopper; a further one replaces the oldest. */
const MAX_UNUSED_PHOTOS = 12

type NewPhoto = { id: string; customer_id: string; content: Buffer }

/** Stores a picture for a return that is requested later. */
export const insertPhoto = (db: Knex, photo: NewPhoto) =>
  db.transaction(async (trx) => {
    await trx("return_photo").insert(photo)
    await trx.raw(
      `delete from return_photo where id in (
         select id from return_photo where customer_id = ? and return_id is null
         order by created_at desc, id desc offset ${MAX_UNUSED_PHOTOS})`,
      [photo.customer_id],
    )
  })

/** Attaches a shopper's unused pictures to a return. @returns the number of attached pictures */
export const takePhotos = async (trx: Knex, ids: string[], customer_id: string, return_id: string): Promise<number> =>
  trx("return_photo").whereIn("id", ids).where({ customer_id, return_id: null }).update({ return_id })

/** Reads a picture of this shopper, or without `customer_id` any picture that belongs to a return (for staff). */
export async function readPhoto(db: Knex, id: string, customer_id?: string): Promise<Buffer | undefined> {
  const { rows } = await db.raw<{ rows: { content: Buffer }[] }>(
    `select content from return_photo where id = :id
       and case when :customer_id::text is null then return_id is not null else customer_id = :customer_id end`,
    { id, customer_id: customer_id ?? null },
  )
  return rows[0]?.content
}

/** Deletes pictures that were unused for a day, and those of returns that ended `days` days ago. */
export const deleteOldPhotos = (db: Knex, days: number) =>
  db.raw(
    `delete from return_photo photo where photo.return_id is null and photo.created_at < now() - interval '1 day'
       or exists (select 1 from return_request r where r.id = photo.return_id
         and r.state in ('received', 'rejected', 'canceled') and r.updated_at < now() - make_interval(days => :days))`,
    { days },
  )
