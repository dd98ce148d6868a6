import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { ChangeComplaint, Complain, ComplaintMade } from "../../../complaints"

type NewComplaint = Complain & { customer_id: string | null }

/** Keeps a complaint, which gets its number from the database. */
export async function insertComplaint(db: Knex, complaint: NewComplaint): Promise<ComplaintMade> {
  const { rows } = await db.raw<{ rows: ComplaintMade[] }>(
    `insert into complaint (id, customer_id, name, email, order_number, message)
     values (:id, :customer_id, :name, :email, :order_number, :message) returning id, number, name, email`,
    { ...complaint, id: generateEntityId(undefined, "cpl") },
  )
  return rows[0]
}

/**
 * Changes a complaint; the first acknowledgement and closing times stay until it is opened again.
 * @returns whether there is one
 */
export async function changeComplaint(
  db: Knex,
  id: string,
  { acknowledged, closed, reply }: ChangeComplaint,
): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `update complaint set
       acknowledged_at = coalesce(acknowledged_at, case when :acknowledges::boolean then now() end),
       closed_at = case when :closed::boolean then coalesce(closed_at,
       now()) when :closed::boolean is null then closed_at end,
       reply = coalesce(:reply::text, reply), replied_at = case when :reply::text is null then replied_at else now() end
     where id = :id returning id`,
    { id, acknowledges: Boolean(acknowledged || reply || closed), closed: closed ?? null, reply: reply ?? null },
  )
  return rows.length > 0
}
