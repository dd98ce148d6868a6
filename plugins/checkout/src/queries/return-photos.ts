import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** What a shopper may have sent that is in no return yet; the oldest goes for one more. */
const MAX_UNUSED = 12

type NewPhoto = { id: string; customer_id: string; content: Buffer }

/** Keeps a picture for a return that its shopper is about to request. */
export const insertPhoto = (db: Knex, photo: NewPhoto) =>
  db.transaction(async (trx) => {
    await trx("return_photo").insert(photo)
    await trx.raw(
      `delete from return_photo where id in (
         select id from return_photo where customer_id = ? and return_id is null
         order by created_at desc, id desc offset ${MAX_UNUSED})`,
      [photo.customer_id],
    )
  })

/** Puts a shopper's pictures into their return. @returns how many were there and in no other */
export const takePhotos = async (trx: Knex, ids: string[], customer_id: string, return_id: string): Promise<number> =>
  trx("return_photo").whereIn("id", ids).where({ customer_id, return_id: null }).update({ return_id })

/** A picture, for its shopper, or without `customer_id` for staff, who see those of returns alone. */
export async function readPhoto(db: Knex, id: string, customer_id?: string): Promise<Buffer | undefined> {
  const { rows } = await db.raw<{ rows: { content: Buffer }[] }>(
    `select content from return_photo where id = :id
       and case when :customer_id::text is null then return_id is not null else customer_id = :customer_id end`,
    { id, customer_id: customer_id ?? null },
  )
  return rows[0]?.content
}

/** Deletes pictures that a day later nobody has used, and those of returns that ended so many days ago. */
export const deleteOldPhotos = (db: Knex, days: number) =>
  db.raw(
    `delete from return_photo photo where photo.return_id is null and photo.created_at < now() - interval '1 day'
       or exists (select 1 from return_request r where r.id = photo.return_id
         and r.state in ('received', 'rejected', 'canceled') and r.updated_at < now() - make_interval(days => :days))`,
    { days },
  )
